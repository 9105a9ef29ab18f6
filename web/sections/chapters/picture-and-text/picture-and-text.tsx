import { stegaClean } from "@sanity/client/stega";
import { Picture } from "#sanity/picture.tsx";
import { RichText } from "#sanity/rich-text.tsx";
import type { ChapterOf } from "../chapter.ts";
import styles from "./picture-and-text.module.css";

type PictureAndTextProps = ChapterOf<"chapterPictureAndText"> & { id: string };

/** A picture beside the words that belong to it. */
export function PictureAndText({ id, heading, body, picture, side }: PictureAndTextProps) {
  return (
    <section className={styles.both} data-side={stegaClean(side) ?? "left"} aria-labelledby={id}>
      <Picture
        source={picture}
        sizes="(min-width: 64rem) 40rem, calc(100vw - 2rem)"
        ratio={4 / 3}
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 id={id}>{heading}</h2>
        <RichText value={body ?? []} />
      </div>
    </section>
  );
}
