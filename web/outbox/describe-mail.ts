import type { Texts } from "#texts/get-texts.ts";

type Mail = {
  template: string;
  attempts: number;
  sent_at: string | null;
  failed_at: string | null;
  last_error: string | null;
};

/** What a mail is and what became of it, in the owner's words: “Your reply: sent”. */
export function describeMail(mail: Mail, { descriptions, states }: Texts["mails"]): string {
  const known: Record<string, string> = descriptions;
  return states.described(known[mail.template] ?? mail.template, describeState(mail, states));
}

function describeState(
  { sent_at, failed_at, last_error, attempts }: Mail,
  states: Texts["mails"]["states"],
): string {
  if (sent_at) return states.sent;
  if (failed_at) return states.givenUp(attempts, last_error ?? "");
  if (last_error) return states.waiting(attempts + 1, last_error);
  return states.onItsWay;
}
