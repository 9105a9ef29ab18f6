import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./mobile-menu.module.css";
import type { ServiceLinks } from "./services-menu.tsx";

/** Below 768 px: everything of the bar in an overlay that the browser opens by itself. */
export function MobileMenu({ services, account }: { services: ServiceLinks; account: ReactNode }) {
  return (
    <div className={styles.menu}>
      <button type="button" className={styles.toggle} popoverTarget="mobile-menu" aria-label="Open menu">
        <Icon name="menu" />
      </button>
      <div id="mobile-menu" popover="auto" data-scroll-lock className={styles.overlay}>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget="mobile-menu"
          popoverTargetAction="hide"
          aria-label="Close menu"
        >
          <Icon name="close" />
        </button>
        <nav className={styles.nav} aria-label="Menu">
          <a href="/">Home</a>
          <p className={styles.label} id="mobile-menu-services">
            Services
          </p>
          <ul className={styles.services} aria-labelledby="mobile-menu-services">
            {services.map(({ _id, href, shortTitle }) => (
              <li key={_id}>
                <a href={href}>{shortTitle}</a>
              </li>
            ))}
          </ul>
          <a href="/documentation">Documentation</a>
          {account}
          <ButtonLink href="/contact" size="lg" className={styles.contact}>
            Contact Me
          </ButtonLink>
        </nav>
      </div>
    </div>
  );
}
