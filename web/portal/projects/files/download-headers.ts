type File = { name: string; mime: string; size: number };

/**
 * Pictures may be shown by the browser; everything else is kept as a file, so that nothing that somebody uploaded, SVG and
 * HTML above all, runs under the site's own address.
 */
export function downloadHeaders(file: File, isDownload: boolean): Record<string, string> {
  const isShown = isPicture(file) && !isDownload;
  return {
    "Content-Type": isShown ? file.mime : "application/octet-stream",
    "Content-Length": String(file.size),
    "Content-Disposition": `${isShown ? "inline" : "attachment"}; ${nameParameters(file.name)}`,
    "Content-Security-Policy": "sandbox; default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "private, no-store",
  };
}

/** The name twice (RFC 6266): as old readers can read it, and as it is. */
function nameParameters(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  const exact = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** Whether a browser may show it by itself, under a sandbox policy: pictures without scripts. */
export function isPicture({ mime }: { mime: string }): boolean {
  return shownTypes.has(mime);
}

/** Whether lists show a small picture of it, which preview/make-preview.ts makes: nobody's browser opens the whole of it for a list. */
export function isPreviewed({ mime }: { mime: string }): boolean {
  return shownTypes.has(mime) || decodedTypes.has(mime);
}

/** Pictures that few browsers know. */
const decodedTypes: ReadonlySet<string> = new Set(["image/heic", "image/tiff", "image/vnd.adobe.photoshop"]);

const shownTypes: ReadonlySet<string> = new Set([
  "image/png",
  "image/jpeg",
  "image/gif",
  "image/webp",
  "image/avif",
]);
