import type { Metadata } from "next";
import type { ReactNode } from "react";
import { readNotice } from "#forms/carried-notice.ts";
import { Header } from "#layout/header/header.tsx";
import { LoadingNotice } from "#layout/loading-notice/loading-notice.tsx";
import { SkipLink } from "#layout/skip-link/skip-link.tsx";
import { AccountLinks, NewsLink } from "#portal/shell/account-links.tsx";
import { Arrive } from "#portal/shell/arrive.client.tsx";
import { Follow } from "#portal/shell/follow.tsx";
import { PortalShell } from "#portal/shell/portal-shell.tsx";
import { getSessionUser } from "#session/session-user.ts";
import { titleTemplate } from "#site/title-template.ts";
import { portalInter } from "#styles/inter/portal-inter.ts";
import { getTexts } from "#texts/get-texts.ts";
import { IslandWords } from "#ui/island-words/island-words.client.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { Toast } from "#ui/toast/toast.client.tsx";
import styles from "./layout.module.css";

export async function generateMetadata(): Promise<Metadata> {
  return { title: await titleTemplate(), robots: { index: false } };
}

/** What stays while somebody goes about the portal. Only decoration: each page checks by itself who is asking. */
export default async function PortalLayout({ children }: { children: ReactNode }) {
  const user = await getSessionUser().catch(() => null);
  const { shell } = await getTexts();
  return (
    <IslandWords words={shell.islands}>
      <div className={`${portalInter.variable} ${styles.portal}`}>
        <SkipLink />
        <Header account={<AccountLinks />} bell={<NewsLink />} link={PortalLink} />
        <PortalShell user={user}>{children}</PortalShell>
        <LoadingNotice />
        <Toast first={await readNotice()} words={shell.toast} />
        <Arrive />
        {user ? <Follow user={user} /> : null}
      </div>
    </IslandWords>
  );
}
