import { attachmentDisposition } from "../../attachment-disposition.ts";

/** The header for `?dl=<name>`; with an empty name the file's own. Nothing when `dl` is not asked for. */
export function downloadHeader(query: URLSearchParams, file: string): Record<string, string> {
  return query.has("dl") ? { "Content-Disposition": attachmentDisposition(query.get("dl") || file) } : {};
}
