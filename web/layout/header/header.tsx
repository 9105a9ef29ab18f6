import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { Logo } from "../logo/logo.tsx";
import { getServices } from "../services.ts";
import styles from "./header.module.css";
import { MobileMenu } from "./mobile-menu.tsx";
import { ServicesMenu } from "./services-menu.tsx";

type HeaderProps = {
  /** What stands for the visitor's account: links and Sign out when signed in. */
  account?: ReactNode;
};

const loggedOut = <a href="/login">Login / Signup</a>;

export async function Header({ account = loggedOut }: HeaderProps) {
  const { featured } = await getServices();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Logo />
        <nav className={styles.nav} aria-label="Main">
          <ServicesMenu services={featured} />
          <a href="/documentation">Documentation</a>
          {account}
          <ButtonLink href="/contact">Contact Me</ButtonLink>
        </nav>
        <MobileMenu services={featured} account={account} />
      </div>
    </header>
  );
}
