import { createHash } from "node:crypto";
import { contentPolicy } from "./content-policy.ts";

const start = '<meta http-equiv="Content-Security-Policy" content="';

/**
 * Says in a page that is the same for everybody what it may run: the inline scripts and styles of this very HTML. It stands
 * before anything that it is about. What no page can say of itself, next.config.ts says in a header: who may frame it.
 */
export function addPolicy(html: string): string {
  return html.replace(
    /<head>(?:<meta charSet="[^"]*"\/>)?/,
    (head) => `${head}${start}${pagePolicy(html)}"/>`,
  );
}

export function hasPolicy(html: string): boolean {
  return html.includes(start);
}

function pagePolicy(html: string): string {
  const markup = html.replace(script, "");
  return contentPolicy({
    scripts: inlineScriptHashes(html),
    styles: hashAll([...markup.matchAll(styleElement)].map(([, text = ""]) => text)),
    countsVisits: markup.includes('<meta name="analytics-id"'),
  });
}

/** As `'sha256-…'`: of each script in the HTML that a browser would run from the page itself. */
function inlineScriptHashes(html: string): string[] {
  const inline = [...html.matchAll(script)].filter(
    ([, attributes = ""]) => !/\ssrc=|\sdata-src=|"application\//.test(attributes),
  );
  return hashAll(inline.map(([, , text = ""]) => text));
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;

function hashAll(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}
