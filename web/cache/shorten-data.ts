const pieceOfData = /<script>self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)<\/script>/g;
const blurredPreview = /,"lqip":"data:image\/\w+;base64,[\w+/=]*"/g;

/**
 * Next repeats a page's content for React, as JSON in a JavaScript text. This leaves out the previews of pictures
 * (sanity/sized-image.client.tsx), which the markup has, and puts single quotes around the text, so that JSON's own
 * need no backslash.
 */
export function shortenData(html: string): string {
  return html.replaceAll(pieceOfData, (_, literal: string) => {
    const text: string = JSON.parse(literal);
    return `<script>self.__next_f.push([1,${quote(text.replaceAll(blurredPreview, ""))}])</script>`;
  });
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
