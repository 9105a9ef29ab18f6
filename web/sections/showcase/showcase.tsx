import { getTexts } from "#texts/get-texts.ts";
import { Tabs } from "#ui/tabs/tabs.tsx";
import { Chapter } from "../chapter/chapter.tsx";
import type { SectionContent } from "../section-content.ts";
import { Screenshot } from "./screenshot.tsx";
import styles from "./showcase.module.css";

export async function Showcase({ content: showcase }: { content: SectionContent<"showcase"> }) {
  if (!showcase?.pages?.length) return null;
  const { home } = await getTexts();
  return (
    <Chapter id="showcase" heading={showcase.heading} intro={showcase.intro} count={showcase.pages.length}>
      <div className={styles.pages}>
        <Tabs
          name="showcase"
          label={home.showcase}
          layout="side"
          isScrolled
          tabs={showcase.pages.map((page) => ({
            id: page.id ?? page._id,
            label: page.title ?? "",
            panel: <Screenshot page={page} />,
          }))}
        />
      </div>
    </Chapter>
  );
}
