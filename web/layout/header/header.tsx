import type { ElementType, ReactNode } from "react";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { AccountSlot, BellSlot } from "../account/account-slot.tsx";
import { hasGuides } from "../has-guides.ts";
import { Logo } from "../logo/logo.tsx";
import { getServices } from "../services.ts";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
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
  const [{ featured }, isDocumented, { layout }] = await Promise.all([
    getServices(),
    hasGuides(),
    getTexts(),
  ]);
  const { header } = layout;
  const slot = account ?? <AccountSlot />;
  const pill = isDocumented ? <DocsPill link={Link} texts={header} /> : null;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.nav} aria-label={header.label}>
          <ServicesMenu services={featured} />
          {isDocumented ? (
            <Link href="/documentation" className={styles.documentation}>
              {header.documentation}
            </Link>
          ) : null}
          {pill}
          {slot}
          <ButtonLink href="/contact">{header.contact}</ButtonLink>
        </nav>
        <div className={styles.mobile}>
          {account ? null : (
            <ButtonLink href="/contact" size="auto" className={styles.contact}>
              {header.contact}
            </ButtonLink>
          )}
          {pill}
          {bell}
          <MobileMenu services={featured} account={slot} />
        </div>
      </div>
    </header>
  );
}

/** The Documentation link where its whole word has no room. */
function DocsPill({ link: Link, texts }: { link: ElementType<LinkProps>; texts: Texts["layout"]["header"] }) {
  return (
    <Link href="/documentation" className={styles.pill} title={texts.documentation}>
      {texts.docs}
    </Link>
  );
}
