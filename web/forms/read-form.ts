import "server-only";

const maxBytes = 16 * 1024;

export type FormResult = { fields: Record<string, string> } | { status: 400 | 413 | 415; error: string };

/** The fields of a posted form of at most 16 KB, counted while it arrives; of a repeated field the last one. */
export async function readForm(request: Request): Promise<FormResult> {
  const [type] = (request.headers.get("content-type") ?? "").split(";");
  if (type?.trim().toLowerCase() !== "application/x-www-form-urlencoded") {
    return { status: 415, error: "Send a form." };
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) return { status: 413, error: "The form is too large." };
    chunks.push(chunk);
  }
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(chunks));
    return { fields: Object.fromEntries(new URLSearchParams(text)) };
  } catch {
    return { status: 400, error: "The form is not valid UTF-8." };
  }
}
