import type { ReactNode } from "react";
import type { Promises } from "#site/promises.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { NextSteps } from "../next-steps/next-steps.tsx";
import styles from "./form-page.module.css";
import { Person } from "./person.tsx";
import { ReachDirectly } from "./reach-directly.tsx";

type FormPageProps = {
  title: string;
  intro: string | null | undefined;
  /** What the owner does with what is asked for, said above the name. */
  greeting: string;
  /** Another way that is offered before this one. */
  offer?: ReactNode;
  /** What the owner does with what is sent, step by step. */
  next: NonNullable<Promises>["contactNext"] | undefined;
  /** What stands between the words and the direct ways. */
  aside?: ReactNode;
  hasReviewLink?: boolean;
  /** The form itself. */
  children: ReactNode;
};

/** A page that asks for something: words and direct ways on one side, the form on the other. */
export async function FormPage({
  title,
  intro,
  greeting,
  offer,
  next,
  aside,
  hasReviewLink = false,
  children,
}: FormPageProps) {
  const settings = await getSiteSettings();
  return (
    <div className={styles.page}>
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        {offer}
        {intro ? <p className={styles.intro}>{intro}</p> : null}
        <Person greeting={greeting} name={settings?.ownerName} portrait={settings?.portrait} />
        {aside}
        <div className={styles.direct}>
          <ReachDirectly settings={settings} hasReviewLink={hasReviewLink} />
        </div>
      </div>
      <div className={styles.form}>
        {children}
        <NextSteps steps={next} />
      </div>
    </div>
  );
}
