import { z } from "zod";

const smtpFailure = z.object({ code: z.string(), responseCode: z.number().optional() });

/**
 * Why a mail could not be sent, for the owner and the log. A mail server's own words are left out: they often repeat
 * the recipient's address.
 */
export function describeFailure(error: unknown): string {
  const smtp = smtpFailure.safeParse(error);
  if (!smtp.success) return error instanceof z.ZodError ? "The mail's data are incomplete" : messageOf(error);
  const { code, responseCode } = smtp.data;
  if (responseCode) return `The mail server refused the mail (${responseCode})`;
  return `The mail server could not be reached (${code})`;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message.slice(0, 200) : "unknown";
}
