import { Picture } from "#sanity/picture.tsx";
import { RichText } from "#sanity/rich-text.tsx";
import type { CaseStudyContent } from "./case-study.tsx";
import styles from "./chapters.module.css";
import { Clip } from "./clip.tsx";
import { listChapters } from "./list-chapters.ts";
import { Numbers } from "./numbers.tsx";
import { Pair } from "./pair.tsx";
import { Quote } from "./quote.tsx";

type Chapter = ReturnType<typeof listChapters>[number];

const wide = "(min-width: 1398px) 1366px, calc(100vw - 2rem)";

/** What the owner composed, in its order. */
export function Chapters({ study }: { study: CaseStudyContent }) {
  const chapters = listChapters(study);
  if (chapters.length === 0) return null;
  return (
    <div className={styles.chapters} data-clips="">
      {chapters.map((chapter) => (
        <Part key={chapter._key} chapter={chapter} />
      ))}
    </div>
  );
}

function Part({ chapter }: { chapter: Chapter }) {
  switch (chapter._type) {
    case "chapterText":
      return (
        <section className={styles.text} aria-labelledby={idOf(chapter)}>
          <h2 id={idOf(chapter)}>{chapter.heading}</h2>
          <RichText value={chapter.body ?? []} className={styles.body} />
        </section>
      );
    case "chapterPicture":
      return (
        <figure className={styles.picture}>
          <Picture source={chapter.picture} sizes={wide} />
          {chapter.caption ? <figcaption>{chapter.caption}</figcaption> : null}
        </figure>
      );
    case "chapterPair":
      return <Pair {...chapter} />;
    case "chapterNumbers":
      return <Numbers id={idOf(chapter)} heading={chapter.heading} numbers={chapter.numbers ?? []} />;
    case "chapterQuote":
      return chapter.testimonial ? <Quote {...chapter.testimonial} /> : null;
    case "chapterClip":
      return chapter.clip ? <Clip {...chapter.clip} /> : null;
  }
}

function idOf({ _key }: Chapter): string {
  return `chapter-${_key}`;
}
