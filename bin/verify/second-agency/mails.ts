import { addresses, ports } from "../../stack/test-settings.ts";
import { faults, seen } from "./found.ts";
import { waitFor } from "./wait-for.ts";

type Mail = { id: string; subject: string; html: string; text: string; attachments: string[] };

async function listMails(query = ""): Promise<Mail[]> {
  return await (await fetch(`${addresses.inbox}/api/messages${query}`)).json();
}

/** The link of the newest mail to an address with this subject; mails are sent a little after what they tell of. */
export async function findLink(to: string, subject: string): Promise<string> {
  return await waitFor(`a mail “${subject}” to ${to}, with a link`, async () => {
    const mails = await listMails(`?to=${encodeURIComponent(to)}`);
    const mail = mails.find((each) => each.subject === subject);
    return /http\S+\/(auth|calls)\/\S+/.exec(mail?.text ?? "")?.[0];
  });
}

/** Has the mails about news written now, which else wait until the news are old enough. */
export async function queueNews(key: string): Promise<void> {
  const response = await fetch(`http://127.0.0.1:${ports.supabase}/rest/v1/rpc/queue_digests`, {
    method: "POST",
    headers: { apikey: key, Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify({ at: new Date(Date.now() + 3 * 3_600_000).toISOString() }),
  });
  if (!response.ok) faults.push(`No mails about news: ${response.status} ${await response.text()}`);
}

/** Reads all mails, once there are as many as were to be sent, with their files. */
export async function readMails(expected: number): Promise<void> {
  const mails = await waitFor(`${expected} mails`, async () => {
    const sent = await listMails();
    return sent.length < expected ? undefined : sent;
  }).catch(async ({ message }: Error) => {
    const sent = await listMails();
    faults.push(`${message}, and read only: ${sent.map(({ subject }) => subject).join(", ")}`);
    return sent;
  });
  for (const { subject, ...mail } of mails) {
    seen.push({ address: `the mail “${subject}”`, text: `${subject}\n${JSON.stringify(mail)}` });
    for (const [index, name] of mail.attachments.entries()) {
      const file = await fetch(`${addresses.inbox}/messages/${mail.id}/attachments/${index}`);
      seen.push({ address: `${name} of “${subject}”`, text: await file.text() });
    }
  }
  if (!seen.some(({ text }) => text.includes("STATUS:CONFIRMED"))) faults.push("No calendar file was sent");
}
