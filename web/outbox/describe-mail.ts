const names: Record<string, string> = {
  "contact-notice": "Notice to you",
  "contact-received": "Confirmation",
  "contact-reply": "Your reply",
  "client-invite": "Invite",
  "client-joined": "Word of joining a client",
  "unlinked-people": "Notice of people without an invite",
  "call-notice": "Notice to you",
  "call-received": "Confirmation of the request",
  "call-changed": "Confirmation of the new time",
  "call-changed-notice": "Notice of the new time",
  "call-proposed": "Your proposal",
  "call-confirmed": "Your confirmation",
  "call-accepted-notice": "Notice of acceptance",
  "call-declined": "Your refusal",
  "call-cancelled": "Confirmation of the cancellation",
  "call-cancelled-notice": "Notice of the cancellation",
  digest: "News of projects",
};

type Mail = {
  template: string;
  attempts: number;
  sent_at: string | null;
  failed_at: string | null;
  last_error: string | null;
};

/** What a mail is and what became of it, in the owner's words: “Your reply: sent”. */
export function describeMail(mail: Mail): string {
  return `${names[mail.template] ?? mail.template}: ${describeState(mail)}`;
}

function describeState({ sent_at, failed_at, last_error, attempts }: Mail): string {
  if (sent_at) return "sent";
  if (failed_at) return `given up after ${attempts} attempts. ${last_error}`;
  if (last_error) return `waiting for attempt ${attempts + 1}. ${last_error}`;
  return "on its way";
}
