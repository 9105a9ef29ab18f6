import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import styles from "./lightbox.module.css";

/**
 * Pictures and clips over the whole screen, for all galleries of the page. What opens it puts its own picture in at once
 * (act-at-once.ts); show-slides.ts adds the others, the keys and the counter.
 */
export async function Lightbox() {
  const { lightbox } = (await getTexts()).home;
  return (
    <dialog id="lightbox" className={styles.lightbox} aria-label={lightbox.label}>
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label={lightbox.close}>
          <Icon name="close" />
        </button>
      </form>
      <section
        className={styles.slides}
        aria-label={lightbox.slides}
        data-fill=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what is in it alone.
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      <p className={styles.counter} data-counter role="status" suppressHydrationWarning />
      <button type="button" className={styles.turn} data-turn="-1" aria-label={lightbox.previous} disabled>
        <Icon name="arrow" />
      </button>
      <button type="button" className={styles.turn} data-turn="1" aria-label={lightbox.next} disabled>
        <Icon name="arrow" />
      </button>
    </dialog>
  );
}
