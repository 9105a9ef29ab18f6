import { ServerResponse } from "node:http";

type Page = Record<"identity" | "gzip" | "br", Buffer>;

const br = /\bbr\b(?!;\s*q=0(?:\.0*)?(?:,|$))/i;
const gzip = /\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/i;

/**
 * Sends each page that the cache keeps (cache/page-bytes.ts) compressed once and for all, and with its length: Next would compress
 * it anew for each visitor, which costs five times as much as the rest of the answer. Whatever else is sent stays as it is.
 */
export function sendEncodedPages(): void {
  const { flushHeaders, write } = ServerResponse.prototype;
  const encoded = new WeakMap<ServerResponse, { page: Page; bytes: Buffer }>();
  // Next calls it just before it writes a page; its own compression looks at the headers within.
  replace("flushHeaders", function () {
    const page = this.headersSent ? undefined : findPageOf(this);
    if (!page) return Reflect.apply(flushHeaders, this, []);
    const encoding = choose(this.req.headers["accept-encoding"] ?? "");
    const bytes = page[encoding];
    encoded.set(this, { page, bytes });
    if (encoding !== "identity") this.setHeader("Content-Encoding", encoding);
    this.setHeader("Content-Length", bytes.length);
    // They leave together with the page.
    this.writeHead(this.statusCode);
  });
  replace("write", function (chunk, ...rest) {
    const found = encoded.get(this);
    return Reflect.apply(write, this, [
      found && chunk === found.page.identity ? found.bytes : chunk,
      ...rest,
    ]);
  });
}

function findPageOf(response: ServerResponse): Page | undefined {
  const etag = response.getHeader("etag");
  const kept: Map<string, WeakRef<Page>> | undefined = Reflect.get(
    globalThis,
    Symbol.for("corner-pocket kept pages"),
  );
  if (typeof etag !== "string") return;
  // The page's data, too, are sent with the headers of its HTML.
  return String(response.getHeader("content-type")).startsWith("text/html")
    ? kept?.get(etag)?.deref()
    : undefined;
}

function choose(accepted: string): keyof Page {
  if (br.test(accepted)) return "br";
  return gzip.test(accepted) ? "gzip" : "identity";
}

function replace(
  name: "flushHeaders" | "write",
  value: (this: ServerResponse, ...args: unknown[]) => unknown,
): void {
  Object.defineProperty(ServerResponse.prototype, name, { writable: true, configurable: true, value });
}
