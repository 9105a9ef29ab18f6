import "server-only";
import { readOpenedAt } from "schemas/requests/attempt-headers.ts";
import { findContactMessageError } from "schemas/requests/contact-message.ts";
import { cleanPhone } from "schemas/requests/phone.ts";
import { rule } from "schemas/requests/request-rule.ts";
import type { SubmissionOutcome } from "schemas/requests/submission-outcome.ts";
import { nameText, submittedText } from "schemas/requests/submitted-fields.ts";
import { honeypotName, suspectSpam } from "schemas/requests/suspect-spam.ts";
import { z } from "zod";
import { recordOnce } from "#supabase/read-recorded.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { visitorKeys } from "#supabase/visitor-keys.ts";
import { getTexts } from "#texts/get-texts.ts";
import { invalidRequest } from "../invalid-request.ts";

const contactMessage = z.object(
  {
    name: nameText(200),
    email: nameText(254),
    phone: submittedText(100),
    message: submittedText(10_000),
    [honeypotName]: submittedText(2000),
  },
  rule("object"),
);

/** Checks what was sent and stores it together with the mails about it; suspected spam is stored without mails. */
export async function recordContactMessage(values: unknown, headers: Headers): Promise<SubmissionOutcome> {
  const parsed = contactMessage.safeParse(values);
  if (!parsed.success) return await invalidRequest(parsed.error);
  const { website, ...fields } = parsed.data;
  const broken = findContactMessageError(fields);
  if (broken) return { is: "invalid", error: (await getTexts()).rules[broken] };

  const openedAt = readOpenedAt(headers);
  const email = fields.email.trim();
  const request = {
    name: fields.name,
    email,
    phone: cleanPhone(fields.phone) || null,
    message: fields.message,
    spam_reasons: suspectSpam({ name: fields.name, website, openedAt }),
    // Whoever says nothing of when the form was opened may not have had it, nor the address that is given.
    acknowledge: openedAt !== undefined,
    ...visitorKeys(headers, { sender: email, words: fields }),
  };
  return recordOnce(request.idempotency_key, () => serviceClient.rpc("record_contact_message", { request }));
}
