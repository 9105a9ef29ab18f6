import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { VideoDialog } from "#ui/video-dialog/video-dialog.tsx";
import { CallToAction } from "../call-to-action/call-to-action.tsx";
import type { SectionContent } from "../section-content.ts";
import styles from "./announcement.module.css";

/** An open dialog beside the page: its form closes it without any script. */
export async function Announcement({ content: news }: { content: SectionContent<"announcement"> }) {
  if (!news) return null;
  const { announcement } = (await getTexts()).home;
  return (
    <section className={styles.place} aria-label={announcement.label}>
      <dialog
        className={styles.announcement}
        open
        data-dismissal={`dismissed-announcement: ${news.title}`}
        aria-labelledby="announcement-heading"
      >
        <form method="dialog" className={styles.dismiss}>
          <button type="submit" className={styles.close} aria-label={announcement.dismiss}>
            <Icon name="close" />
          </button>
        </form>
        <div className={styles.words}>
          <h2 className={styles.heading} id="announcement-heading">
            {news.title}
          </h2>
          <p className={styles.text}>{news.text}</p>
          <p className={styles.links}>
            <CallToAction link={news.toolLink} />
            <CallToAction link={news.requestLink} variant="outline" />
          </p>
        </div>
        {news.tutorialVideoId && news.tutorialThumbnail ? (
          <a
            className={styles.tutorial}
            href={`https://www.youtube.com/watch?v=${encodeURIComponent(news.tutorialVideoId)}`}
            target="_blank"
            rel="noopener"
            data-act="open"
            data-to="#tutorial"
          >
            <Picture
              source={news.tutorialThumbnail}
              sizes="(min-width: 56rem) 22rem, calc(100vw - 4rem)"
              ratio={16 / 9}
              className={styles.thumbnail}
            />
            <span className={styles.play}>
              <Icon name="play" />
              {announcement.watch}
            </span>
          </a>
        ) : null}
      </dialog>
      {news.tutorialVideoId ? (
        <VideoDialog
          id="tutorial"
          videoId={news.tutorialVideoId}
          title={announcement.tutorial(news.title ?? "")}
        />
      ) : null}
    </section>
  );
}
