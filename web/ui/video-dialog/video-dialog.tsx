import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "../icon/icon.tsx";
import modal from "../modal/modal.module.css";
import styles from "./video-dialog.module.css";

type VideoDialogProps = {
  /** What opens it names it: `data-act="open" data-to="#…"`. */
  id: string;
  videoId: string;
  title: string;
};

/**
 * A YouTube video by its id. Its dialog stands in the page; play-video.ts puts the player in while it is open, and nothing
 * is asked of the video's host before or after.
 */
export async function VideoDialog({ id, videoId, title }: VideoDialogProps) {
  const { video: texts } = (await getTexts()).home;
  const video = encodeURIComponent(videoId);
  return (
    <dialog id={id} className={modal.modal} data-size="xl" closedby="any" aria-labelledby={`${id}-heading`}>
      <div className={modal.box}>
        <header className={modal.header}>
          <h2 className={modal.title} id={`${id}-heading`}>
            {title}
          </h2>
          <form method="dialog">
            <button type="submit" className={modal.close} aria-label={texts.close}>
              <Icon name="close" />
            </button>
          </form>
        </header>
        <div>
          <div
            className={styles.player}
            data-fill={`https://www.youtube-nocookie.com/embed/${video}?autoplay=1&rel=0`}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what is in it alone.
            dangerouslySetInnerHTML={{ __html: "" }}
          />
          <p className={styles.words}>
            {texts.elsewhere((words) => (
              <a key="there" href={`https://www.youtube.com/watch?v=${video}`} target="_blank" rel="noopener">
                {words}
              </a>
            ))}
          </p>
        </div>
      </div>
    </dialog>
  );
}
