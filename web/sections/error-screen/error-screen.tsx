import type { ReactNode } from "react";
import type { Texts } from "#texts/get-texts.ts";
import { MissingArt } from "#theme/missing-art.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import type { ErrorWords } from "./describe-error.ts";
import styles from "./error-screen.module.css";

type ErrorScreenProps = { words: ErrorWords; texts: Texts["errors"]; children?: ReactNode };

/** What a visitor sees in place of a page: what happened, and the ways on. */
export function ErrorScreen({ words, texts, children }: ErrorScreenProps) {
  const { title, message, reference } = words;
  return (
    <div className={styles.screen}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.message}>{message}</p>
        {reference ? (
          <p className={styles.reference}>
            {texts.reference} <code>{reference}</code>
          </p>
        ) : null}
        <div className={styles.ways}>
          {children}
          <ButtonLink href="/" size="lg" variant={children ? "outline" : "primary"}>
            {texts.home}
          </ButtonLink>
          <ButtonLink href="/contact" size="lg" variant="outline">
            {texts.contact}
          </ButtonLink>
        </div>
      </div>
      <div className={styles.art}>
        <MissingArt />
      </div>
    </div>
  );
}
