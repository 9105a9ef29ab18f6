import type { Attachment } from "postal-mime";
import { attachmentDisposition } from "../attachment-disposition.ts";
import { nameAttachment } from "./describe-message.ts";

/** Headers that make a browser save an attachment under its name and never show it. */
export function attachmentHeaders(attachment: Attachment): Record<string, string> {
  const isType = /^[\w.+-]+\/[\w.+-]+$/.test(attachment.mimeType);
  return {
    "Content-Type": isType ? attachment.mimeType : "application/octet-stream",
    "Content-Disposition": attachmentDisposition(nameAttachment(attachment)),
    "Content-Security-Policy": "default-src 'none'; sandbox",
  };
}
