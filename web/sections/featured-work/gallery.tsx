import { fileUrl } from "#sanity/file-url.ts";
import { imageUrl } from "#sanity/image-url.ts";
import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import type { CaseStudyContent } from "./case-study.tsx";
import styles from "./gallery.module.css";

const stageSizes = "(min-width: 64rem) 52rem, calc(100vw - 2rem)";

/** Pictures and clips side by side; of several, with a strip of small ones that lead to them. */
export async function Gallery({ caseStudy }: { caseStudy: CaseStudyContent }) {
  const { gallery } = (await getTexts()).home;
  const { images, videos, client, slug } = caseStudy;
  const idOf = (key: string) => `${slug}-${key}`;
  const thumbs = [
    ...(images ?? []).map((image) => ({ key: image._key, source: image, isClip: false })),
    ...(videos ?? []).map((video) => ({ key: video._key, source: video.thumb, isClip: true })),
  ];
  return (
    <div className={styles.gallery} data-gallery="">
      <ul className={styles.stage} data-stage="" data-to="#lightbox" aria-label={gallery.stage(client ?? "")}>
        {images?.map((image) => (
          <li key={image._key} id={idOf(image._key)}>
            <a href={imageUrl(image)} data-act="open">
              <Picture source={image} sizes={stageSizes} />
            </a>
          </li>
        ))}
        {videos?.map((video) => (
          <li key={video._key} id={idOf(video._key)}>
            <figure>
              {/* The still lies under the clip, because a poster would be fetched long before it is seen. */}
              <Picture source={video.thumb} sizes={stageSizes} isDecoration />
              <video controls muted playsInline preload="none" aria-label={video.caption ?? undefined}>
                {video.webm ? <source src={fileUrl(video.webm)} type="video/webm" /> : null}
                {video.mp4 ? <source src={fileUrl(video.mp4)} type="video/mp4" /> : null}
              </video>
              <button type="button" data-act="open" aria-label={gallery.play(video.caption ?? client ?? "")}>
                <Icon name="play" />
              </button>
              <figcaption>{video.caption}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {thumbs.length > 1 ? (
        <div className={styles.choose}>
          <button type="button" data-act="step" data-to="-1" aria-label={gallery.previous}>
            <Icon name="arrow" />
          </button>
          <ul className={styles.strip} data-strip="" aria-label={gallery.choose}>
            {thumbs.map(({ key, source, isClip }) => (
              <li key={key}>
                <a href={`#${idOf(key)}`} data-act="show">
                  <Picture source={source} sizes="6.5rem" ratio={16 / 10} />
                  {isClip ? (
                    <span>
                      <Icon name="play" />
                    </span>
                  ) : null}
                </a>
              </li>
            ))}
          </ul>
          <button type="button" data-act="step" data-to="1" aria-label={gallery.next}>
            <Icon name="arrow" />
          </button>
        </div>
      ) : null}
    </div>
  );
}
