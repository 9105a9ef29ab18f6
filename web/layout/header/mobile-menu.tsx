import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Logo } from "../logo/logo.tsx";
import styles from "./mobile-menu.module.css";
import type { ServiceLinks } from "./services-menu.tsx";

/** Below 768 px: the whole menu in a dialog that the browser opens, guards and closes by itself. */
export function MobileMenu({ services, account }: { services: ServiceLinks; account: ReactNode }) {
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        command="show-modal"
        commandfor="mobile-menu"
        aria-haspopup="dialog"
        aria-label="Open menu"
      >
        <Icon name="menu" />
      </button>
      <dialog id="mobile-menu" className={styles.overlay} aria-label="Menu">
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.toggle}
            command="close"
            commandfor="mobile-menu"
            aria-label="Close menu"
          >
            <Icon name="close" />
          </button>
          <Logo />
        </div>
        <nav className={styles.nav} aria-label="Menu">
          <a href="/">Home</a>
          <Services services={services} />
          {account}
          <ButtonLink href="/contact" size="lg" className={styles.contact}>
            Contact Me
          </ButtonLink>
        </nav>
      </dialog>
    </>
  );
}

function Services({ services }: { services: ServiceLinks }) {
  if (services.length === 0) return null;
  return (
    <>
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
    </>
  );
}
