import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Footer } from "#layout/footer/footer.tsx";
import { Header } from "#layout/header/header.tsx";
import { SkipLink } from "#layout/skip-link/skip-link.tsx";
import { getSiteSettings } from "#sanity/site-settings.ts";
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
      <Header />
      <main id="content" className={styles.main}>
        {children}
      </main>
      <Footer />
    </>
  );
}
