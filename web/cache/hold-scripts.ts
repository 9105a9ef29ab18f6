/**
 * Lets Next's scripts wait as `data-src` and drops their preloads. The page's own small script loads them at the first sign
 * of intent (layout/page-script/wake-on-intent.ts); a page without it, such as an error's, stays as it is.
 */
export function holdScripts(html: string): string {
  if (!html.includes('<script id="page-script">')) return html;
  return html
    .replace("<html ", '<html data-scripts="held" ')
    .replaceAll(/<script src="(\/_next\/[^"]*)"/g, '<script data-src="$1"')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, "");
}
