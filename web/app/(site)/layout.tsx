import type { Metadata } from "next";
import type { ReactNode } from "react";
import { CookieConsent } from "#layout/consent/cookie-consent.tsx";
import { Footer } from "#layout/footer/footer.tsx";
import { Header } from "#layout/header/header.tsx";
import { LoadingNotice } from "#layout/loading-notice/loading-notice.tsx";
import { Prefetch } from "#layout/prefetch/prefetch.tsx";
import { SkipLink } from "#layout/skip-link/skip-link.tsx";
import { PageRevisions } from "#sanity/revisions/page-revisions.tsx";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { AgencyData } from "#sanity/structured-data/agency-data.tsx";
import styles from "./layout.module.css";

export async function generateMetadata(): Promise<Metadata> {
  const settings = await getSiteSettings();
  const name = settings?.agencyName ?? "";
  return { title: { default: name, template: `%s | ${name}` } };
}

export default function SiteLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <CookieConsent />
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
