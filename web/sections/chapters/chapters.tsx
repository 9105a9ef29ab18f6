import type { ReactNode } from "react";
import { Cards } from "./cards/cards.tsx";
import { CaseList } from "./case-list/case-list.tsx";
import type { Chapter } from "./chapter.ts";
import styles from "./chapters.module.css";
import { Clip } from "./clip/clip.tsx";
import { FormChapter } from "./form/form-chapter.tsx";
import { Logos } from "./logos/logos.tsx";
import { Numbers } from "./numbers/numbers.tsx";
import { Offer } from "./offer/offer.tsx";
import { Pair } from "./pair/pair.tsx";
import { WidePicture } from "./picture/wide-picture.tsx";
import { PictureAndText } from "./picture-and-text/picture-and-text.tsx";
import { Prices } from "./prices/prices.tsx";
import { Questions } from "./questions/questions.tsx";
import { Quote } from "./quote/quote.tsx";
import { Steps } from "./steps/steps.tsx";
import { TextChapter } from "./text/text-chapter.tsx";

/** The forms that a chapter may show, which stand above this room. */
export type Forms = Record<"contact" | "call", ReactNode>;

type ChaptersProps = { chapters: readonly Chapter[] | null | undefined; forms: Forms };

/** What the owner composed, in its order. */
export function Chapters({ chapters, forms }: ChaptersProps) {
  if (!chapters?.length) return null;
  return (
    <div className={styles.chapters} data-clips="">
      {chapters.map((chapter) => (
        <Part key={chapter._key} chapter={chapter} forms={forms} />
      ))}
    </div>
  );
}

/** One of them; nothing where it has nothing to show. */
function Part({ chapter, forms }: { chapter: Chapter; forms: Forms }) {
  const id = `chapter-${chapter._key}`;
  switch (chapter._type) {
    case "chapterText":
      return <TextChapter id={id} {...chapter} />;
    case "chapterPictureAndText":
      return <PictureAndText id={id} {...chapter} />;
    case "chapterPicture":
      return <WidePicture {...chapter} />;
    case "chapterPair":
      return <Pair {...chapter} />;
    case "chapterClip":
      return chapter.clip ? <Clip {...chapter.clip} /> : null;
    case "chapterCards":
      return <Cards id={id} {...chapter} />;
    case "chapterSteps":
      return <Steps id={id} {...chapter} />;
    case "chapterNumbers":
      return <Numbers id={id} {...chapter} />;
    case "chapterPrices":
      return <Prices id={id} {...chapter} />;
    case "chapterQuestions":
      return <Questions id={id} {...chapter} />;
    case "chapterQuote":
      return chapter.testimonial ? <Quote {...chapter.testimonial} /> : null;
    case "chapterLogos":
      return <Logos id={id} {...chapter} />;
    case "chapterCaseList":
      return <CaseList id={id} {...chapter} />;
    case "chapterOffer":
      return <Offer {...chapter} />;
    case "chapterForm":
      return <FormChapter id={id} {...chapter} forms={forms} />;
  }
}
