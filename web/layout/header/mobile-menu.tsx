import type { ReactNode } from "react";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Logo } from "../logo/logo.tsx";
import styles from "./mobile-menu.module.css";
import type { ServiceLinks } from "./services-menu.tsx";

/** Below 768 px: the whole menu in a dialog that the browser opens, guards and closes by itself. */
export async function MobileMenu({ services, account }: { services: ServiceLinks; account: ReactNode }) {
  const { header } = (await getTexts()).layout;
  return (
    <>
      <button
        type="button"
        className={styles.toggle}
        command="show-modal"
        commandfor="mobile-menu"
        aria-haspopup="dialog"
        aria-label={header.openMenu}
      >
        <Icon name="menu" />
      </button>
      <dialog id="mobile-menu" className={styles.overlay} aria-label={header.menu}>
        <div className={styles.bar}>
          <button
            type="button"
            className={styles.toggle}
            command="close"
            commandfor="mobile-menu"
            aria-label={header.closeMenu}
          >
            <Icon name="close" />
          </button>
          <Logo />
        </div>
        <nav className={styles.nav} aria-label={header.menu}>
          <a href="/">{header.home}</a>
          <Services services={services} title={header.services} />
          {account}
          <ButtonLink href="/contact" size="lg" className={styles.contact}>
            {header.contact}
          </ButtonLink>
        </nav>
      </dialog>
    </>
  );
}

function Services({ services, title }: { services: ServiceLinks; title: string }) {
  if (services.length === 0) return null;
  return (
    <>
      <p className={styles.label} id="mobile-menu-services">
        {title}
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
