import { RichText } from "#sanity/rich-text.tsx";
import { Part } from "../../part/part.tsx";
import type { ChapterOf } from "../chapter.ts";
import { PriceCard } from "./price-card.tsx";
import styles from "./prices.module.css";

type PricesProps = ChapterOf<"chapterPrices"> & { id: string };

/** What is for sale, beside what is said of it. */
export function Prices({ id, heading, prices, note, body }: PricesProps) {
  if (!prices?.length && !body?.length) return null;
  return (
    <Part id={id} heading={heading ?? ""}>
      <div className={styles.prices}>
        <PriceCard prices={prices} note={note} />
        {body?.length ? <RichText value={body} className={styles.terms} /> : null}
      </div>
    </Part>
  );
}
