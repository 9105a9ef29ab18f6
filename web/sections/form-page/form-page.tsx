import type { ReactNode } from "react";
import { getSiteSettings } from "#sanity/site-settings.ts";
import styles from "./form-page.module.css";
import { Person } from "./person.tsx";
import { ReachDirectly } from "./reach-directly.tsx";

type FormPageProps = {
  title: string;
  intro: string | null | undefined;
  /** What the owner does with what is asked for, said above the name. */
  greeting: string;
  /** What stands between the words and the direct ways. */
  aside?: ReactNode;
  hasReviewLink?: boolean;
  /** The form itself. */
  children: ReactNode;
};

/** A page that asks for something: words and direct ways on one side, the form on the other. */
export async function FormPage({ title, intro, greeting, aside, hasReviewLink, children }: FormPageProps) {
  const settings = await getSiteSettings();
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        <Person greeting={greeting} name={settings?.ownerName} portrait={settings?.portrait} />
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
