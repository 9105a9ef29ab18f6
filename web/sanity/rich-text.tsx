import {
  PortableText,
  type PortableTextBlockComponent,
  type PortableTextComponents,
  type PortableTextProps,
} from "@portabletext/react";
import type { ComponentProps, ReactNode } from "react";
import { followLink } from "./follow-link.ts";
import { joinCaptions } from "./join-captions.ts";
import { Picture, type PictureSource } from "./picture.tsx";
import styles from "./rich-text.module.css";
import { TextTable } from "./text-table.tsx";

// A block reads from the side where its own letters begin.
const blocks: Record<string, PortableTextBlockComponent> = {
  normal: ({ children }) => <p dir="auto">{children}</p>,
  h2: ({ children }) => <h2 dir="auto">{children}</h2>,
  h3: ({ children }) => <h3 dir="auto">{children}</h3>,
  h4: ({ children }) => <h4 dir="auto">{children}</h4>,
  // One that no table follows.
  caption: ({ children }) => <p dir="auto">{children}</p>,
  blockquote: ({ children }) => <blockquote dir="auto">{children}</blockquote>,
};
const components: PortableTextComponents = {
  marks: { link: Anchor },
  types: { picture: Illustration, table: WordsInTable },
  block: blocks,
  list: {
    bullet: ({ children }) => <ul dir="auto">{children}</ul>,
    number: ({ children }) => <ol dir="auto">{children}</ol>,
  },
};

const inTable: PortableTextComponents = {
  ...components,
  block: { ...blocks, caption: ({ children }) => children },
};

type RichTextProps = {
  value: PortableTextProps["value"];
  className?: string;
  /** The anchors of second-level headings, by the block's key. */
  headingIds?: ReadonlyMap<string, string>;
};

/** Portable Text as plain elements; a link that is not on the allow-list stays as words. */
export function RichText({ value, className, headingIds }: RichTextProps) {
  if (!value) return null;
  const h2: PortableTextBlockComponent = ({ value: block, children }) => (
    <h2 dir="auto" id={headingIds?.get(block._key ?? "")}>
      {children}
    </h2>
  );
  return (
    <div className={className ? `${styles.text} ${className}` : styles.text}>
      <PortableText
        value={joinCaptions(value)}
        components={headingIds ? { ...components, block: { ...blocks, h2 } } : components}
        onMissingComponent={false}
      />
    </div>
  );
}

function Anchor({ value, children }: { value?: Parameters<typeof followLink>[0]; children: ReactNode }) {
  const href = value && followLink(value);
  return href ? <a href={href}>{children}</a> : children;
}

function WordsInTable({ value }: { value: ComponentProps<typeof TextTable>["source"] }) {
  return (
    <TextTable
      source={value}
      renderWords={(words) => <PortableText value={words} components={inTable} onMissingComponent={false} />}
    />
  );
}

function Illustration({ value }: { value: PictureSource }) {
  return <Picture source={value} sizes="(min-width: 48rem) 44rem, 100vw" className={styles.picture} />;
}
