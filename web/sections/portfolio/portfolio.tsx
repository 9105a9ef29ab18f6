import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { Chapter } from "../chapter/chapter.tsx";
import type { SectionContent } from "../section-content.ts";
import styles from "./portfolio.module.css";

export async function Portfolio({ content: portfolio }: { content: SectionContent<"portfolio"> }) {
  if (!portfolio?.tabs?.length) return null;
  const { home } = await getTexts();
  return (
    <Chapter id="portfolio" heading={portfolio.heading} intro={portfolio.intro} count={portfolio.tabs.length}>
      <Tabs
        name="portfolio"
        label={home.portfolio}
        layout="side"
        tabs={portfolio.tabs.map(({ _key, label, picture }) => ({
          id: _key,
          label: label ?? "",
          panel: (
            <Picture
              source={picture}
              sizes="(min-width: 64rem) 64rem, calc(100vw - 2rem)"
              className={styles.picture}
            />
          ),
        }))}
      />
    </Chapter>
  );
}
