import type { ReactNode } from "react";
import { SignInArt } from "#theme/sign-in-art.tsx";
import styles from "./account-page.module.css";

/** The frame of the sign-in pages: what it is about on the cloth, beside it the form and links to the neighbours. */
export function AccountPage({
  title,
  intro,
  links,
  children,
}: {
  title: string;
  intro: ReactNode;
  links?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <header className={styles.cloth}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
        <SignInArt />
      </header>
      <div className={styles.card}>
        {children}
        {links ? <p className={styles.links}>{links}</p> : null}
      </div>
    </div>
  );
}
