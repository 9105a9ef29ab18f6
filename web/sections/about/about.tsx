import { Picture } from "#sanity/picture.tsx";
import { RichText } from "#sanity/rich-text.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import type { SectionContent } from "../section-content.ts";
import styles from "./about.module.css";

type AboutProps = { content: SectionContent<"about">; workAddress: string };

/** `workAddress` is where the featured work stands: on the same page, unless its section is switched off. */
export function About({ content: about, workAddress }: AboutProps) {
  if (!about) return null;
  return (
    <Section id="about" labelledBy="about-heading" className={styles.about}>
      <div className={styles.columns}>
        <h2 className={styles.heading} id="about-heading">
          {about.heading}
        </h2>
        <div className={styles.frame}>
          <Picture
            source={about.picture}
            sizes="(min-width: 56rem) 36rem, calc(100vw - 2rem)"
            ratio={4 / 3}
            className={styles.picture}
          />
        </div>
        <div className={styles.words}>
          <RichText value={about.body} className={styles.body} />
          {about.buttonLabel && about.hasWork ? (
            <ButtonLink href={workAddress} variant="secondary" size="lg">
              {about.buttonLabel}
              <Icon name={workAddress.startsWith("#") ? "down" : "arrow"} />
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
