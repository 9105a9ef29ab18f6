"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./section-links.module.css";

export type SectionLink = { href: string; label: string };

export function SectionLinks({ links }: { links: SectionLink[] }) {
  const path = usePathname();
  const open = links
    .filter(({ href }) => path === href || path.startsWith(`${href}/`))
    .reduce((deepest, { href }) => (href.length > deepest.length ? href : deepest), "");
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>("[aria-current]");
    // On a phone the row is wider than the screen.
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - (innerWidth - link.offsetWidth) / 2;
  });
  return (
    <nav ref={nav} className={styles.nav} aria-label="Dashboard">
      {links.map(({ href, label }) => (
        <PortalLink key={href} href={href} aria-current={href === open ? "page" : undefined}>
          {label}
        </PortalLink>
      ))}
    </nav>
  );
}
