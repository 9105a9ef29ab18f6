import { createHash } from "node:crypto";
import { join } from "node:path";

const sheet = /<link rel="stylesheet" href="(\/_next\/static\/chunks\/[^"]*\.css)"/g;

/** The addresses of a page's stylesheets, in their order. */
export function findSheets(html: string): string[] {
  return [...html.matchAll(sheet)].map(([, address = ""]) => address);
}

/** Where these stylesheets lie in one file, once `bin/join-styles.ts` has written it. Their names change with their text. */
export function addressOfJoined(sheets: readonly string[]): string {
  const hash = createHash("sha256").update(sheets.join()).digest("base64url").slice(0, 16);
  return `/_next/static/chunks/joined-${hash}.css`;
}

/** Where the build in `distDir` keeps the file of an address. */
export function fileOf(distDir: string, address: string): string {
  return join(distDir, address.replace("/_next/", ""));
}

/**
 * Lets a page ask for all its styles at once: Next splits them by module into some ten files, and the first paint waits for
 * the last. The single links stay, disabled: browsers leave such alone, and React finds those that it looks for.
 */
export function joinStyles(html: string, isThere: (address: string) => boolean): string {
  const sheets = findSheets(html);
  const joined = addressOfJoined(sheets);
  if (sheets.length < 2 || !isThere(joined)) return html;
  return html
    .replaceAll(/<link rel="preload"[^>]* as="style"[^>]*>/g, "")
    .replaceAll(sheet, '<link disabled="" rel="stylesheet" href="$1"')
    .replace("<link disabled", `<link rel="stylesheet" href="${joined}"/><link disabled`);
}
