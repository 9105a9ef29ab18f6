import { Picture, type PictureSource } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./pair.module.css";

type PairProps = { before: PictureSource | null; after: PictureSource | null; caption: string | null };

/** The same thing as it was and as it is. */
export async function Pair({ before, after, caption }: PairProps) {
  if (!before?.asset || !after?.asset) return null;
  const { work } = await getTexts();
  const sides = [
    [work.before, before],
    [work.after, after],
  ] as const;
  return (
    <figure className={styles.pair}>
      {sides.map(([label, source]) => (
        <div key={label} className={styles.side}>
          <p className={styles.label}>{label}</p>
          <Picture
            source={source}
            sizes="(min-width: 1398px) 667px, (min-width: 48rem) 48vw, calc(100vw - 2rem)"
            ratio={16 / 10}
          />
        </div>
      ))}
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}
