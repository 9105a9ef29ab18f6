import { Icon } from "#ui/icon/icon.tsx";
import styles from "./lightbox.module.css";

/**
 * Pictures and clips over the whole screen, for all galleries of the page. What opens it puts its own picture in at once
 * (act-at-once.ts); show-slides.ts adds the others, the keys and the counter.
 */
export function Lightbox() {
  return (
    <dialog id="lightbox" className={styles.lightbox} aria-label="Lightbox">
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label="Close">
          <Icon name="close" />
        </button>
      </form>
      <section
        className={styles.slides}
        aria-label="Pictures and clips"
        data-fill=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty, so that React leaves what is in it alone.
        dangerouslySetInnerHTML={{ __html: "" }}
      />
      <p className={styles.counter} data-counter suppressHydrationWarning />
      <button type="button" className={styles.turn} data-turn="-1" aria-label="Previous" disabled>
        <Icon name="arrow" />
      </button>
      <button type="button" className={styles.turn} data-turn="1" aria-label="Next" disabled>
        <Icon name="arrow" />
      </button>
    </dialog>
  );
}
