import type { ElementType, ReactNode } from "react";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { AccountSlot, BellSlot } from "../account/account-slot.tsx";
import { hasGuides } from "../has-guides.ts";
import { Logo } from "../logo/logo.tsx";
import { getMenus } from "../menus.ts";
import { getServices } from "../services.ts";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { PagesMenu } from "./pages-menu.tsx";
import { ServicesMenu } from "./services-menu.tsx";

type LinkProps = { href: string; className?: string; title?: string; children: ReactNode };

type HeaderProps = {
  /** What stands for the visitor's account where the page itself knows who they are. */
  account?: ReactNode;
  /** The bell of that account, which on small screens stands in the bar as well. */
  bell?: ReactNode;
  /** What leads to the documentation; a plain link where that is another document. */
  link?: ElementType<LinkProps>;
};

export async function Header({ account, bell = <BellSlot />, link: Link = "a" }: HeaderProps) {
  const [{ featured }, isDocumented, { layout }, { header: links, word }] = await Promise.all([
    getServices(),
    hasGuides(),
    getTexts(),
    getMenus(),
  ]);
  const { header } = layout;
  const slot = account ?? <AccountSlot />;
  const pill = isDocumented ? (
    <Link href="/documentation" className={styles.pill} title={word("documentation")}>
      {word("docs")}
    </Link>
  ) : null;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.nav} aria-label={header.label}>
          <ServicesMenu services={featured} />
          <PagesMenu links={links} />
          {isDocumented ? (
            <Link href="/documentation" className={styles.documentation}>
              {word("documentation")}
            </Link>
          ) : null}
          {pill}
          {slot}
          <ButtonLink href="/contact">{word("contact")}</ButtonLink>
        </nav>
        <div className={styles.mobile}>
          {account ? null : (
            <ButtonLink href="/contact" size="auto" className={styles.contact}>
              {word("contact")}
            </ButtonLink>
          )}
          {pill}
          {bell}
          <MobileMenu services={featured} links={links} account={slot} />
        </div>
      </div>
    </header>
  );
}
