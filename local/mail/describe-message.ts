import type { Address } from "postal-mime";
import type { Message } from "./mailbox.ts";

/** A message as `GET /api/messages` gives it. `to` holds the bare addresses, blind copies included. */
export function describeMessage({ id, arrived, email, recipients }: Message) {
  return {
    id,
    from: email.from ? formatAddress(email.from) : "",
    to: recipients,
    subject: email.subject ?? "",
    date: email.date ?? arrived.toISOString(),
    text: email.text ?? null,
    html: email.html ?? null,
    headers: joinHeaders(email.headers),
    attachments: email.attachments.map(nameAttachment),
  };
}

export function formatAddress({ name, address }: Address): string {
  return name && address ? `${name} <${address}>` : (address ?? name);
}

export function nameAttachment({
  filename,
  mimeType,
}: {
  filename: string | null;
  mimeType: string;
}): string {
  return filename || `attachment (${mimeType})`;
}

function joinHeaders(headers: { key: string; value: string }[]): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const { key, value } of headers) joined[key] = key in joined ? `${joined[key]}, ${value}` : value;
  return joined;
}
