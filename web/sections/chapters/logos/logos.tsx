import { Picture } from "#sanity/picture.tsx";
import type { ChapterOf } from "../chapter.ts";
import styles from "./logos.module.css";

/** Marks of companies, each as high as the others. */
export function Logos({ id, heading, logos }: ChapterOf<"chapterLogos"> & { id: string }) {
  const shown = logos?.filter(({ asset }) => asset) ?? [];
  if (shown.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.logos}>
        {shown.map((logo) => (
          <li key={logo._key}>
            <Picture source={logo} sizes="12rem" />
          </li>
        ))}
      </ul>
    </section>
  );
}
