import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { AccountSlot } from "../account/account-slot.tsx";
import { Logo } from "../logo/logo.tsx";
import { getServices } from "../services.ts";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { ServicesMenu } from "./services-menu.tsx";

type HeaderProps = {
  /** What stands for the visitor's account where the page itself knows who they are. */
  account?: ReactNode;
};

export async function Header({ account = <AccountSlot /> }: HeaderProps) {
  const { featured } = await getServices();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.nav} aria-label="Main">
          <ServicesMenu services={featured} />
          <a href="/documentation" className={styles.documentation}>
            Documentation
          </a>
          <DocsPill />
          {account}
          <ButtonLink href="/contact">Contact Me</ButtonLink>
        </nav>
        <div className={styles.mobile}>
          <DocsPill />
          <MobileMenu services={featured} account={account} />
        </div>
      </div>
    </header>
  );
}

/** The Documentation link where its whole word has no room. */
function DocsPill() {
  return (
    <a href="/documentation" className={styles.pill} title="Documentation">
      DOCS
    </a>
  );
}
