import type { PortableTextProps } from "@portabletext/react";

type Words = PortableTextProps["value"];

/** Portable Text in which the title that stands above a table is the table's own. */
export function joinCaptions(value: Words): Words {
  if (!Array.isArray(value)) return value;
  return value.flatMap((block, at) => {
    if (isCaption(block) && value[at + 1]?._type === "table") return [];
    const title = value[at - 1];
    return block._type === "table" && isCaption(title) ? [{ ...block, caption: [title] }] : [block];
  });
}

function isCaption(block: object | undefined): boolean {
  return block !== undefined && "style" in block && block.style === "caption";
}
