import type { Metadata } from "next";
import type { ReactNode } from "react";
import { CookieConsent } from "#layout/consent/cookie-consent.tsx";
import { Footer } from "#layout/footer/footer.tsx";
import { Header } from "#layout/header/header.tsx";
import { LoadingNotice } from "#layout/loading-notice/loading-notice.tsx";
import { Prefetch } from "#layout/prefetch/prefetch.tsx";
import { SkipLink } from "#layout/skip-link/skip-link.tsx";
import { isPreview } from "#sanity/preview/is-preview.ts";
import { PageRevisions } from "#sanity/revisions/page-revisions.tsx";
import { titleTemplate } from "#site/title-template.ts";
import { AgencyData } from "./agency-data.tsx";
import styles from "./layout.module.css";

export async function generateMetadata(): Promise<Metadata> {
  return { title: await titleTemplate() };
}

export default async function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {(await isPreview()) ? null : <CookieConsent />}
      <Header />
      <main id="content" className={styles.main}>
        {children}
      </main>
      <Footer />
      <LoadingNotice />
      <Prefetch />
      <AgencyData />
      <PageRevisions />
    </>
  );
}
