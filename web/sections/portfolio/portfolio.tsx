import { sanityFetch } from "#sanity/fetch.ts";
import { Picture } from "#sanity/picture.tsx";
import { Section } from "#ui/section/section.tsx";
import { Tabs } from "#ui/tabs/tabs.tsx";
import styles from "./portfolio.module.css";
import { portfolioQuery } from "./portfolio.query.ts";

export async function Portfolio() {
  const portfolio = await sanityFetch({ query: portfolioQuery, reads: ["homePage"] });
  if (!portfolio?.tabs?.length) return null;
  return (
    <Section id="portfolio" heading={portfolio.heading} intro={portfolio.intro}>
      <Tabs
        name="portfolio"
        label="Page of the portfolio site"
        tabs={portfolio.tabs.map(({ _key, label, picture }) => ({
          id: _key,
          label: label ?? "",
          panel: (
            <Picture
              source={picture}
              sizes="(min-width: 80rem) 72rem, calc(100vw - 2rem)"
              className={styles.picture}
            />
          ),
        }))}
      />
    </Section>
  );
}
