import type { ReactNode } from "react";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Logo } from "../logo/logo.tsx";
import { MenuItem } from "../menu-item.tsx";
import { getMenus, type MenuLink } from "../menus.ts";
import styles from "./mobile-menu.module.css";
import type { ServiceLinks } from "./services-menu.tsx";

type MobileMenuProps = { services: ServiceLinks; links: readonly MenuLink[]; account: ReactNode };

/** Below 768 px: the whole menu in a dialog that the browser opens, guards and closes by itself. */
export async function MobileMenu({ services, links, account }: MobileMenuProps) {
  const [{ header }, { word }] = await Promise.all([getTexts().then(({ layout }) => layout), getMenus()]);
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
          <a href="/">{word("home")}</a>
          <Services services={services} title={word("services")} />
          {links.map((link) => (
            <MenuItem key={link._key} link={link} />
          ))}
          {account}
          <ButtonLink href="/contact" size="lg" className={styles.contact}>
            {word("contact")}
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
