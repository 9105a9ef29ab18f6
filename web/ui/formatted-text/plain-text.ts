import { readBlocks } from "./read-blocks.ts";

/** The words of a text with marks, as `FormattedText` shows them, in one line. */
export function plainText(text: string): string {
  return readBlocks(text)
    .flatMap((block) => ("items" in block ? block.items : block.text))
    .join(" · ")
    .replace(/\*\*([^*\n]+)\*\*|`([^`\n]+)`/g, "$1$2");
}
