import { sanityFetch } from "#sanity/fetch.ts";
import { Picture } from "#sanity/picture.tsx";
import { RichText } from "#sanity/rich-text.tsx";
import { ButtonLink } from "#ui/button/button.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import styles from "./about.module.css";
import { aboutQuery } from "./about.query.ts";

export async function About() {
  const about = await sanityFetch({ query: aboutQuery, reads: ["homePage"] });
  if (!about) return null;
  return (
    <Section id="about" tone="sunken" labelledBy="about-heading">
      <div className={styles.columns}>
        <Picture
          source={about.picture}
          sizes="(min-width: 56rem) 40rem, calc(100vw - 2rem)"
          ratio={1}
          className={styles.picture}
        />
        <div className={styles.words}>
          <h2 className={styles.heading} id="about-heading">
            {about.heading}
          </h2>
          <RichText value={about.body} className={styles.body} />
          {about.buttonLabel ? (
            <ButtonLink href="#featured-work" variant="secondary" size="lg">
              {about.buttonLabel}
              <Icon name="down" />
            </ButtonLink>
          ) : null}
        </div>
      </div>
    </Section>
  );
}
