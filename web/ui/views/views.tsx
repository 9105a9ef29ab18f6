import type { ReactNode } from "react";
import { PortalLink } from "../portal-link/portal-link.client.tsx";
import styles from "./views.module.css";

type View = { href: string; words: ReactNode; isOpen: boolean };

/** Links to the views of one thing, of which one is open: pages of a section, or a list by its state. Beside them may be more. */
export function Views({ name, views, children }: { name: string; views: View[]; children?: ReactNode }) {
  return (
    <nav className={styles.views} aria-label={name}>
      {views.map(({ href, words, isOpen }) => (
        <PortalLink key={href} href={href} className={styles.view} aria-current={isOpen ? "page" : undefined}>
          {words}
        </PortalLink>
      ))}
      {children}
    </nav>
  );
}
