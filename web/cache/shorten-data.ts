const pieceOfData = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const otherPiece = /<script>self\.__next_f\.push\(\[[^1]/;
/** What a browser would not read back as it was written between script tags. */
const unsafeAsText = /<[!/s]|[\p{Cs}\0\r]/iu;

/**
 * Next repeats a page's content for React, in scripts that run while the page arrives. In a page whose scripts are held, the
 * data become the text of one script that does not run: layout/page-script/wake-on-intent.ts hands it over. Elsewhere they stay
 * scripts, in single quotes, so that the many double ones inside need no backslash.
 */
export function shortenData(html: string): string {
  const data = [...html.matchAll(pieceOfData)].map(([, literal = ""]) => readPiece(literal)).join("");
  if (!html.includes('data-scripts="held"') || otherPiece.test(html) || unsafeAsText.test(data))
    return html.replaceAll(
      pieceOfData,
      (_, literal: string) => `<script>self.__next_f.push([1,${quote(readPiece(literal))}])</script>`,
    );
  let isWritten = false;
  return html.replaceAll(pieceOfData, () => {
    if (isWritten) return "";
    isWritten = true;
    return `<script type="text/plain" data-src="">${data}</script>`;
  });
}

function readPiece(literal: string): string {
  return JSON.parse(literal);
}

/** As a JavaScript literal that may stand in HTML. */
function quote(text: string): string {
  return `'${text
    .replaceAll(/[\\']/g, "\\$&")
    .replaceAll("\n", "\\n")
    .replaceAll(/[<\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu, escapeCharacter)}'`;
}

function escapeCharacter(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
