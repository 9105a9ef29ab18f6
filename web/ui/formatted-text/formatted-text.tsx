import { Fragment } from "react";
import { LinkedText } from "../linked-text/linked-text.tsx";
import styles from "./formatted-text.module.css";
import { readBlocks, type TextBlock } from "./read-blocks.ts";

/** Plain text with a few marks: headings, lists, **strong**, `code`, and addresses as links. Nothing in it is HTML. */
export function FormattedText({ children }: { children: string }) {
  return (
    <div className={styles.text}>
      {readBlocks(children).map((block) => (
        <Block key={block.at} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: TextBlock }) {
  switch (block.is) {
    case "heading":
      return <h2 dir="auto">{block.text}</h2>;
    case "paragraph":
      return (
        <p dir="auto">
          <Inline>{block.text}</Inline>
        </p>
      );
    case "bullets":
    case "numbers": {
      const List = block.is === "bullets" ? "ul" : "ol";
      return (
        <List dir="auto">
          {numbered(block.items).map(([index, item]) => (
            <li key={index}>
              <Inline>{item}</Inline>
            </li>
          ))}
        </List>
      );
    }
  }
}

function Inline({ children }: { children: string }) {
  return numbered(children.split(/(\*\*[^*\n]+\*\*|`[^`\n]+`)/)).map(([index, part]) => {
    if (/^\*\*[^*]+\*\*$/.test(part)) return <strong key={index}>{part.slice(2, -2)}</strong>;
    if (/^`[^`]+`$/.test(part)) return <code key={index}>{part.slice(1, -1)}</code>;
    return (
      <Fragment key={index}>
        <LinkedText>{part}</LinkedText>
      </Fragment>
    );
  });
}

/** Each part with its place, which is all that tells equal parts apart. */
function numbered(parts: string[]): [number, string][] {
  return [...parts.entries()];
}
