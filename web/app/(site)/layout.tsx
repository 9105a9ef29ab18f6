import type { ReactNode } from "react";
import { Footer } from "#layout/footer/footer.tsx";
import { Header } from "#layout/header/header.tsx";
import { SkipLink } from "#layout/skip-link/skip-link.tsx";
import styles from "./layout.module.css";

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
