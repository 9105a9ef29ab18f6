"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";

type SectionLink = {
  href: string;
  label: string;
  /** The label where eight of them stand side by side. */
  short?: string;
  places?: string[];
  icon: ReactNode;
};
type SectionLinksProps = { label: string; links: SectionLink[]; className: string | undefined };

export function SectionLinks({ label: name, links, className }: SectionLinksProps) {
  const path = usePathname();
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>("[aria-current]");
    // On a phone the row may be wider than the screen.
    if (link && nav.current) nav.current.scrollLeft = link.offsetLeft - (innerWidth - link.offsetWidth) / 2;
  });
  return (
    <nav ref={nav} className={className} aria-label={name}>
      {links.map(({ href, label, short, places = [href], icon }) => (
        <PortalLink key={href} href={href} aria-current={markOf(path, href, places)}>
          {icon}
          <span>{label}</span>
          {short ? <span>{short}</span> : null}
        </PortalLink>
      ))}
    </nav>
  );
}

/** The page itself, or a section that the page is in. */
function markOf(path: string, href: string, places: string[]): "page" | "true" | undefined {
  if (path === href) return "page";
  return places.some((place) => path === place || path.startsWith(`${place}/`)) ? "true" : undefined;
}
