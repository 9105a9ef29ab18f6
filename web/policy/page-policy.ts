import { createHash } from "node:crypto";
import { contentPolicy } from "./content-policy.ts";

// Every hash is a line of the header, and proxies take 8 to 16 KB of headers: style attributes, the lesser danger, give way.
const hashesAtMost = 120;

/** The policy of a page that is the same for everybody: it allows the inline scripts and styles of this very HTML. */
export function pagePolicy(html: string): string {
  const markup = html.replace(script, "");
  const styles = hashAll([...markup.matchAll(styleAttribute)].map(([, value = ""]) => readAttribute(value)));
  return contentPolicy({
    scripts: inlineScriptHashes(html),
    styles: hashAll([...markup.matchAll(styleElement)].map(([, text = ""]) => text)),
    styleAttributes: allowAttributes(styles),
    countsVisits: markup.includes('<meta name="analytics-id"'),
  });
}

/** None where a page has none: what holds for style elements then holds for attributes, and a hash alone allows none. */
function allowAttributes(hashes: readonly string[]): readonly string[] {
  if (hashes.length === 0) return [];
  return hashes.length > hashesAtMost ? ["'unsafe-inline'"] : ["'unsafe-hashes'", ...hashes];
}

/** As `'sha256-…'`: of each script in the HTML that a browser would run from the page itself. */
function inlineScriptHashes(html: string): string[] {
  const inline = [...html.matchAll(script)].filter(
    ([, attributes = ""]) => !/\ssrc=|\sdata-src=|application\/ld\+json/.test(attributes),
  );
  return hashAll(inline.map(([, , text = ""]) => text));
}

const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
const styleAttribute = /<[a-z][^<>]*?\sstyle="([^"]*)"/g;

function hashAll(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return [...new Set(hashes)];
}

const entities: Record<string, string> = { quot: '"', "#x27": "'", lt: "<", gt: ">", amp: "&" };

/** An attribute as the browser reads it: React escapes these five characters. */
function readAttribute(value: string): string {
  return value.replace(/&(quot|#x27|lt|gt|amp);/g, (whole, name: string) => entities[name] ?? whole);
}
