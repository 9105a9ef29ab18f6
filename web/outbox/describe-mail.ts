import { findKind } from "#email/mails.ts";

type Mail = {
  template: string;
  attempts: number;
  sent_at: string | null;
  failed_at: string | null;
  last_error: string | null;
};

/** What a mail is and what became of it, in the owner's words: “Your reply: sent”. */
export function describeMail(mail: Mail): string {
  return `${findKind(mail.template)?.description ?? mail.template}: ${describeState(mail)}`;
}

function describeState({ sent_at, failed_at, last_error, attempts }: Mail): string {
  if (sent_at) return "sent";
  if (failed_at) return `given up after ${attempts} attempts. ${last_error}`;
  if (last_error) return `waiting for attempt ${attempts + 1}. ${last_error}`;
  return "on its way";
}
