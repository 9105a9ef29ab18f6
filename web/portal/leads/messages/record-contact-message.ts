import "server-only";
import { readOpenedAt } from "schemas/requests/attempt-headers.ts";
import { findContactMessageError } from "schemas/requests/contact-message.ts";
import { cleanPhone } from "schemas/requests/phone.ts";
import { rule } from "schemas/requests/request-rule.ts";
import type { SubmissionOutcome } from "schemas/requests/submission-outcome.ts";
import { nameText, submittedText } from "schemas/requests/submitted-fields.ts";
import { judgeRequest } from "schemas/requests/suspect-spam.ts";
import { isTrapped, trap } from "schemas/requests/trap.ts";
import { z } from "zod";
import { recordOnce } from "#supabase/record-once.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { visitorKeys } from "#supabase/visitor-keys.ts";
import { getTexts } from "#texts/get-texts.ts";
import { invalidRequest } from "#texts/invalid-request.ts";

const contactMessage = z.object(
  {
    name: nameText(200),
    email: nameText(254),
    phone: submittedText(100),
    message: submittedText(10_000),
    ...trap,
  },
  rule("object"),
);

/** Checks what was sent and stores it together with the mails about it; what may be spam is stored without. */
export async function recordContactMessage(values: unknown, headers: Headers): Promise<SubmissionOutcome> {
  const parsed = contactMessage.safeParse(values);
  if (!parsed.success) return await invalidRequest(parsed.error);
  const { name, email: address, phone, message } = parsed.data;
  const fields = { name, email: address, phone, message };
  const broken = findContactMessageError(fields);
  if (broken) return { is: "invalid", error: (await getTexts()).rules[broken] };

  const email = fields.email.trim();
  const judged = judgeRequest({
    name: fields.name,
    email,
    words: fields.message,
    isTrapped: isTrapped(parsed.data),
    openedAt: readOpenedAt(headers),
  });
  const request = {
    name: fields.name,
    email,
    phone: cleanPhone(fields.phone) || null,
    message: fields.message,
    spam_reasons: judged.reasons,
    verdict: judged.verdict,
    acknowledge: judged.acknowledge,
    ...visitorKeys(headers, { sender: email, words: fields }),
  };
  return recordOnce(request.idempotency_key, (deadline) =>
    serviceClient.rpc("record_contact_message", { request }).abortSignal(deadline),
  );
}
