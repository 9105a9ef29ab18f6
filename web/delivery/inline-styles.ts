import { hasIslands } from "./defer-scripts.ts";

const sheet = /<link rel="stylesheet" href="(\/_next\/static\/[^"]*\.css)"[^>]*>/g;

/**
 * Puts a page's styles into the page: Next splits them by module into some ten files, and the first paint waits for the last
 * of them. Where there is an island the links stay, disabled: browsers leave such alone, and React finds those that it looks for.
 */
export function inlineStyles(html: string, readAsset: (address: string) => string): string {
  const texts = [...html.matchAll(sheet)].map(([, address = ""]) => readAsset(address));
  if (texts.length === 0) return html;
  // Addresses in a stylesheet are relative to its own.
  const styles = texts.join("\n").replaceAll(/url\((["']?)\.\.\//g, "url($1/_next/static/");
  const isKept = hasIslands(html);
  let before = `<style>${styles}</style>`;
  return html.replaceAll(/<link rel="preload"[^>]* as="style"[^>]*>/g, "").replaceAll(sheet, (link) => {
    const placed = before + (isKept ? link.replace("<link", '<link disabled=""') : "");
    before = "";
    return placed;
  });
}
