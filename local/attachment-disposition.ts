/** The `Content-Disposition` that makes a browser save a response under this name, whatever signs the name holds. */
export function attachmentDisposition(name: string): string {
  const safe = name
    .replace(/[\p{Cc}/\\]/gu, "_")
    .slice(0, 255)
    .toWellFormed();
  const plain = safe.replace(/[^\x20-\x7e]|["%]/g, "_");
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
