const pieceOfData = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;

/**
 * Lets Next's scripts wait as `data-src`, drops their preloads, and leaves out the content that Next repeats for React, half of the
 * page: at the first sign of intent the page's own small script (layout/page-script/start-react.ts) loads the scripts, and the
 * content as Next's own navigation would. A page without that script, or whose `data` for navigation are others, stays as it is.
 */
export function deferScripts(html: string, data = ""): string {
  const pieces: string[] = [...html.matchAll(pieceOfData)].map(([, literal = ""]) => JSON.parse(literal));
  if (!html.includes('<script id="page-script">') || pieces.join("") !== data) return html;
  return html
    .replace("<html ", '<html data-scripts="held" ')
    .replaceAll(/<script src="(\/_next\/[^"]*)"/g, '<script data-src="$1"')
    .replaceAll(/<link rel="preload" as="script"[^>]*>/g, "")
    .replaceAll(pieceOfData, "");
}
