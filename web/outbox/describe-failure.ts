import { z } from "zod";
import type { Texts } from "#texts/get-texts.ts";

const smtpFailure = z.object({ code: z.string(), responseCode: z.number().optional() });

/**
 * Why a mail could not be sent, for the owner and the log. A mail server's own words are left out: they often repeat
 * the recipient's address.
 */
export function describeFailure(error: unknown, texts: Texts["mails"]["failures"]): string {
  if (isFinal(error)) return texts.international;
  const smtp = smtpFailure.safeParse(error);
  if (!smtp.success) return error instanceof z.ZodError ? texts.incomplete : messageOf(error);
  const { code, responseCode } = smtp.data;
  if (responseCode) return texts.refused(responseCode);
  return texts.unreachable(code);
}

/** Whether another attempt would end the same. */
export function isFinal(error: unknown): boolean {
  return error instanceof Error && error.name === "UndeliverableMail";
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : "unknown";
}
