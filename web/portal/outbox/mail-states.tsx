import { openSession } from "#supabase/open-session.ts";
import { Button } from "#ui/button/button.tsx";

const names: Record<string, string> = {
  "contact-notice": "Notice to you",
  "contact-received": "Confirmation",
  "contact-reply": "Your reply",
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
};

/** The mails about some messages or calls, as the signed-in owner may read them. Throws an Error when they cannot be read. */
export async function readMails(subjectIds: string[]) {
  const client = await openSession();
  const { data, error } = await client
    .from("outbox")
    .select("id, subject_id, template, attempts, sent_at, failed_at, last_error")
    .in("subject_id", subjectIds)
    .order("created_at");
  if (error) throw new Error(`The outbox could not be read (${error.code || "no answer"})`);
  return data;
}

type Mail = Awaited<ReturnType<typeof readMails>>[number];

/** What became of each mail; one that was given up can be sent again. */
export function MailStates({ mails, place }: { mails: Mail[]; place: "messages" | "calls" }) {
  if (mails.length === 0) return null;
  return (
    <ul>
      {mails.map((mail) => (
        <li key={mail.id}>
          {names[mail.template] ?? mail.template}: {describe(mail)}
          {mail.failed_at ? (
            <form action={`/api/outbox/${mail.id}?from=${place}`} method="post">
              <Button type="submit" size="xs" variant="outline">
                Send again
              </Button>
            </form>
          ) : null}
        </li>
      ))}
    </ul>
  );
}

function describe({ sent_at, failed_at, last_error, attempts }: Mail): string {
  if (sent_at) return "sent";
  if (failed_at) return `given up after ${attempts} attempts. ${last_error}`;
  if (last_error) return `waiting for attempt ${attempts + 1}. ${last_error}`;
  return "on its way";
}
