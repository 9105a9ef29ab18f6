/** `Content-Disposition` for `?dl=<name>`; with an empty name the file's own. Nothing when `dl` is not asked for. */
export function attachmentHeader(query: URLSearchParams, file: string): Record<string, string> {
  if (!query.has("dl")) return {};
  const name = (query.get("dl") || file)
    .replace(/[\p{Cc}/\\]/gu, "_")
    .slice(0, 255)
    .toWellFormed();
  const plain = name.replace(/[^\x20-\x7e]|["%]/g, "_");
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return { "Content-Disposition": `attachment; filename="${plain}"; filename*=UTF-8''${encoded}` };
}
