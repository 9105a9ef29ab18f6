import { Picture } from "#sanity/picture.tsx";
import type { ChapterOf } from "../chapter.ts";
import styles from "./wide-picture.module.css";

/** A picture over the whole width. */
export function WidePicture({ picture, caption }: ChapterOf<"chapterPicture">) {
  if (!picture?.asset) return null;
  return (
    <figure className={styles.picture}>
      <Picture source={picture} sizes="(min-width: 1398px) 1366px, calc(100vw - 2rem)" />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
