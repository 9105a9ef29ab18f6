"use client";

import { usePathname } from "next/navigation";
import styles from "./section-links.module.css";

export type SectionLink = { href: string; label: string };

/** The sections of a dashboard, the open one marked. */
export function SectionLinks({ links }: { links: SectionLink[] }) {
  const path = usePathname();
  const open = links
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .reduce((deepest, { href }) => (href.length > deepest.length ? href : deepest), "");
  return (
    <nav className={styles.nav} aria-label="Dashboard">
      {links.map(({ href, label }) => (
        <a key={href} href={href} aria-current={href === open ? "page" : undefined}>
          {label}
        </a>
      ))}
    </nav>
  );
}
