const nextScript =
  /<script(?: src="\/_next\/[^"]*"| id="_R_")[^>]*>.*?<\/script>|<script>\(?self\.__next_f.*?<\/script>/gs;
const pieceOfData = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/**
 * Leaves Next's scripts, their preloads and the content that they repeat, half of the page, out of a page that has no island. In
 * one with islands (`data-island`) scripts wait as `data-src`, and the content as data: the page's own small script
 * (layout/page-script/start-react.ts) starts them at the first sign of intent. A page without that script stays as it is.
 */
export function deferScripts(html: string): string {
  if (!html.includes('<script id="page-script">')) return html;
  const marked = html
    .replace("<html ", '<html data-scripts="held" ')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, "");
  if (!hasIslands(html)) return marked.replaceAll(nextScript, "");
  const data = [...html.matchAll(pieceOfData)].map(([, literal = ""]) => JSON.parse(literal)).join("");
  return marked
    .replaceAll(/<script src="(\/_next\/[^"]*)"/g, '<script data-src="$1"')
    .replaceAll(pieceOfData, "")
    .replace(
      "</body>",
      () => `<script type="application/json" id="page-data">${quote(data)}</script></body>`,
    );
}

/** Whether a part of the page needs React. */
export function hasIslands(html: string): boolean {
  return html.includes(' data-island="');
}

/** As JSON that cannot end its element. */
function quote(text: string): string {
  return JSON.stringify(text).replaceAll("<", "\\u003c");
}
