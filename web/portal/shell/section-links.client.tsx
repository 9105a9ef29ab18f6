"use client";

import { usePathname } from "next/navigation";
import { type ReactNode, useId } from "react";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import styles from "./portal-shell.module.css";

type SectionLink = {
  href: string;
  label: string;
  /** The label where there is little room. */
  short?: string;
  places?: string[];
  icon: ReactNode;
};
type SectionLinksProps = { label: string; links: SectionLink[]; more: { label: string; icon: ReactNode } };

/** More than these do not stand side by side on a phone; then the first four do, and the others open above them. */
const mostInBar = 5;
const beforeMore = 4;

export function SectionLinks({ label: name, links, more }: SectionLinksProps) {
  const path = usePathname();
  const id = useId();
  const shown = links.length > mostInBar ? beforeMore : links.length;
  const rest = links.slice(shown);
  const linkTo = ({ href, label, short, places = [href], icon }: SectionLink) => (
    <PortalLink key={href} href={href} aria-current={markOf(path, href, places)}>
      {icon}
      <span>{label}</span>
      {short ? <span>{short}</span> : null}
    </PortalLink>
  );
  return (
    <nav className={styles.links} aria-label={name}>
      {links.slice(0, shown).map(linkTo)}
      {rest.length > 0 ? (
        <>
          <button
            type="button"
            popoverTarget={id}
            className={styles.more}
            data-marked={rest.some(({ href, places = [href] }) => markOf(path, href, places)) || undefined}
          >
            {more.icon}
            <span>{more.label}</span>
          </button>
          {/* On another page it is another one, and closed. */}
          <div key={path} id={id} popover="auto" className={styles.rest}>
            {rest.map(linkTo)}
          </div>
        </>
      ) : null}
    </nav>
  );
}

/** The page itself, or a section that the page is in. */
function markOf(path: string, href: string, places: string[]): "page" | "true" | undefined {
  if (path === href) return "page";
  return places.some((place) => path === place || path.startsWith(`${place}/`)) ? "true" : undefined;
}
