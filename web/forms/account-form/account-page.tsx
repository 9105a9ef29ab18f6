import type { ReactNode } from "react";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import styles from "./account-page.module.css";

/** The frame of the sign-in pages: a heading, a form, and links to the neighbours. */
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
    <>
      <PageHeader title={title} intro={intro} />
      <div className={styles.content}>
        {children}
        {links ? <p className={styles.links}>{links}</p> : null}
      </div>
    </>
  );
}
