import type { ReactNode } from "react";
import { getSiteSettings } from "#sanity/site-settings.ts";
import styles from "./form-page.module.css";
import { ReachDirectly } from "./reach-directly.tsx";

type FormPageProps = {
  title: string;
  intro: string | null | undefined;
  /** What stands between the words and the direct ways. */
  aside?: ReactNode;
  hasReviewLink?: boolean;
  /** The form itself. */
  children: ReactNode;
};

/** A page that asks for something: words and direct ways on one side, the form on the other. */
export async function FormPage({ title, intro, aside, hasReviewLink, children }: FormPageProps) {
  const settings = await getSiteSettings();
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        {aside}
        <div className={styles.direct}>
          <ReachDirectly
            email={settings?.contactEmail}
            phone={settings?.phone}
            reviewLink={hasReviewLink ? settings?.reviewLink : undefined}
          />
        </div>
      </div>
      <div className={styles.form}>{children}</div>
    </div>
  );
}
