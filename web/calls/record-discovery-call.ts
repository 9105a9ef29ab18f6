import "server-only";
import { randomUUID } from "node:crypto";
import { readOpenedAt } from "schemas/requests/attempt-headers.ts";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { discoveryCallRules, findBrokenRule } from "schemas/requests/discovery-call.ts";
import { cleanPhone } from "schemas/requests/phone.ts";
import { rule } from "schemas/requests/request-rule.ts";
import type { SubmissionOutcome } from "schemas/requests/submission-outcome.ts";
import { nameText, submittedText } from "schemas/requests/submitted-fields.ts";
import { judgeRequest } from "schemas/requests/suspect-spam.ts";
import { isTrapped, trap } from "schemas/requests/trap.ts";
import { z } from "zod";
import { getTimeZone } from "#site/time-zone.ts";
import { recordOnce } from "#supabase/record-once.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { visitorKeys } from "#supabase/visitor-keys.ts";
import { invalidRequest } from "#texts/invalid-request.ts";
import { getCallHours } from "./call-hours.ts";
import { callTime } from "./call-time.ts";
import { describeCallRules } from "./describe-call-rules.ts";

const discoveryCall = z.object(
  {
    name: nameText(200),
    email: nameText(254),
    phone: submittedText(100),
    date: submittedText(100),
    startTime: submittedText(100),
    notes: submittedText(10_000),
    ...trap,
  },
  rule("object"),
);

/**
 * Checks a request for a call against the agency's own calendar and stores it together with the mails about it. The
 * end is computed, whatever the browser sent.
 */
export async function recordDiscoveryCall(values: unknown, headers: Headers): Promise<SubmissionOutcome> {
  const parsed = discoveryCall.safeParse(values);
  if (!parsed.success) return await invalidRequest(parsed.error);
  const { name, email: address, phone, date, startTime, notes } = parsed.data;
  const call = { name, email: address, phone, date, startTime, notes };
  const timeZone = await getTimeZone();
  const today = dateInTimeZone(new Date(), timeZone);
  const broken = findBrokenRule(call, today, await getCallHours());
  if (broken) {
    const rule = discoveryCallRules.indexOf(broken);
    const error = (await describeCallRules())[rule] ?? "";
    return { is: "invalid", error, rule, field: broken.field };
  }

  const email = call.email.trim();
  const judged = judgeRequest({
    name: call.name,
    email,
    words: call.notes,
    isTrapped: isTrapped(parsed.data),
    openedAt: readOpenedAt(headers),
  });
  const request = {
    id: randomUUID(),
    name: call.name,
    email: email === "" ? null : email,
    phone: cleanPhone(call.phone) || null,
    notes: call.notes.trim() === "" ? null : call.notes,
    ...callTime(call, timeZone),
    spam_reasons: judged.reasons,
    verdict: judged.verdict,
    acknowledge: judged.acknowledge,
    ...visitorKeys(headers, { sender: email || cleanPhone(call.phone), words: call }),
  };
  return recordOnce(request.idempotency_key, (deadline) =>
    serviceClient.rpc("record_discovery_call", { request }).abortSignal(deadline),
  );
}
