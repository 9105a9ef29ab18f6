import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Header } from "#layout/header/header.tsx";
import { SkipLink } from "#layout/skip-link/skip-link.tsx";
import { AccountLinks } from "#portal/account/account-links.tsx";
import { SessionFollower } from "#portal/account/session-follower.tsx";
import styles from "./layout.module.css";

export const metadata: Metadata = { robots: { index: false } };

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header account={<AccountLinks />} />
      <main id="content" className={styles.main}>
        {children}
      </main>
      <SessionFollower />
    </>
  );
}
