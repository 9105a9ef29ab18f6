const sheet = /<link rel="stylesheet" href="(\/_next\/static\/[^"]*\.css)"/g;

/**
 * Puts a page's styles into the page: Next splits them by module into some ten files, and the first paint waits for the last
 * of them. The links stay, disabled: browsers leave such alone, and React finds those that it looks for.
 */
export function inlineStyles(html: string, readAsset: (address: string) => string): string {
  const texts = [...html.matchAll(sheet)].map(([, address = ""]) => readAsset(address));
  if (texts.length === 0) return html;
  // Addresses in a stylesheet are relative to its own.
  const styles = texts.join("\n").replaceAll(/url\((["']?)\.\.\//g, "url($1/_next/static/");
  return html
    .replaceAll(/<link rel="preload"[^>]* as="style"[^>]*>/g, "")
    .replaceAll(sheet, '<link disabled="" rel="stylesheet" href="$1"')
    .replace("<link disabled", () => `<style>${styles}</style><link disabled`);
}
