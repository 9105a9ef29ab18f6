import { PortableText, type PortableTextComponents, type PortableTextProps } from "@portabletext/react";
import type { ReactNode } from "react";
import { Picture, type PictureSource } from "./picture.tsx";
import styles from "./rich-text.module.css";
import { safeHref } from "./safe-href.ts";

const components: PortableTextComponents = {
  marks: { link: Anchor },
  types: { picture: Illustration },
};

/** Portable Text as plain elements; a link that is not on the allow-list stays as words. */
export function RichText({ value, className }: { value: PortableTextProps["value"]; className?: string }) {
  if (!value) return null;
  return (
    <div className={className ? `${styles.text} ${className}` : styles.text}>
      <PortableText value={value} components={components} onMissingComponent={false} />
    </div>
  );
}

function Anchor({ value, children }: { value?: { href?: string }; children: ReactNode }) {
  const href = safeHref(value?.href);
  return href ? <a href={href}>{children}</a> : children;
}

function Illustration({ value }: { value: PictureSource }) {
  return <Picture source={value} sizes="(min-width: 48rem) 44rem, 100vw" className={styles.picture} />;
}
