import { fileUrl } from "#sanity/file-url.ts";
import { Picture, type PictureSource } from "#sanity/picture.tsx";
import styles from "./clip.module.css";

type File = { _id: string } | null;
type ClipProps = {
  caption: string | null;
  thumb: PictureSource | null;
  webm: File;
  mp4: File;
};

/** A silent clip over its still, which a poster would fetch long before it is seen. follow-clips.ts plays it in view. */
export function Clip({ caption, thumb, webm, mp4 }: ClipProps) {
  if (!webm && !mp4) return null;
  return (
    <figure className={styles.clip}>
      <div className={styles.frame}>
        <Picture source={thumb} sizes="(min-width: 1398px) 1366px, calc(100vw - 2rem)" isDecoration />
        <video controls muted playsInline preload="none" aria-label={caption ?? undefined}>
          {webm ? <source src={fileUrl(webm)} type="video/webm" /> : null}
          {mp4 ? <source src={fileUrl(mp4)} type="video/mp4" /> : null}
        </video>
      </div>
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
