import type { ElementType, ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { AccountSlot, BellSlot } from "../account/account-slot.tsx";
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
  const { featured } = await getServices();
  const slot = account ?? <AccountSlot />;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.nav} aria-label="Main">
          <ServicesMenu services={featured} />
          <Link href="/documentation" className={styles.documentation}>
            Documentation
          </Link>
          <DocsPill link={Link} />
          {slot}
          <ButtonLink href="/contact">Contact Me</ButtonLink>
        </nav>
        <div className={styles.mobile}>
          <DocsPill link={Link} />
          {account ? null : (
            <ButtonLink href="/contact" size="auto" className={styles.contact}>
              Contact Me
            </ButtonLink>
          )}
          {bell}
          <MobileMenu services={featured} account={slot} />
        </div>
      </div>
    </header>
  );
}

/** The Documentation link where its whole word has no room. */
function DocsPill({ link: Link }: { link: ElementType<LinkProps> }) {
  return (
    <Link href="/documentation" className={styles.pill} title="Documentation">
      DOCS
    </Link>
  );
}
