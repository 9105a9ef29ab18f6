import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Header } from "#layout/header/header.tsx";
import { LoadingNotice } from "#layout/loading-notice/loading-notice.tsx";
import { SkipLink } from "#layout/skip-link/skip-link.tsx";
import { AccountLinks } from "#portal/account/account-links.tsx";
import { Follow } from "#portal/account/follow.tsx";
import { SectionLinks } from "#portal/account/section-links.client.tsx";
import { titleTemplate } from "#sanity/title-template.ts";
import { getSessionUser } from "#supabase/session-user.ts";
import styles from "./layout.module.css";
import { sections } from "./sections.ts";

export async function generateMetadata(): Promise<Metadata> {
  return { title: await titleTemplate(), robots: { index: false } };
}

/** Only decoration: each page checks by itself who is asking. */
export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const user = await getSessionUser().catch(() => null);
  return (
    <>
      <SkipLink />
      <Header account={<AccountLinks />} />
      <main id="content" className={styles.main}>
        {user?.role ? <SectionLinks links={sections[user.role]} /> : null}
        {children}
      </main>
      <LoadingNotice />
      {user ? <Follow user={user} /> : null}
    </>
  );
}
