import { getFormats } from "#formats/get-formats.ts";
import { getCurrency } from "#site/currency.ts";
import { getTexts } from "#texts/get-texts.ts";
import type { ChapterOf } from "../chapter.ts";
import styles from "./price-card.module.css";

type PriceCardProps = Pick<ChapterOf<"chapterPrices">, "prices" | "note">;

/** What is for sale, each with its price, the main offer first. */
export async function PriceCard({ prices, note }: PriceCardProps) {
  if (!prices?.length) return null;
  const [{ formatPrice }, currency, { servicePage }] = await Promise.all([
    getFormats(),
    getCurrency(),
    getTexts(),
  ]);
  return (
    <div className={styles.card}>
      <dl className={styles.prices}>
        {prices.map(({ _key, what, from, to, rhythm }) => (
          <div key={_key}>
            <dt>{what}</dt>
            <dd>
              {formatPrice(from ?? 0, to ?? null, currency)}
              {rhythm === "month" ? <span> {servicePage.aMonth}</span> : null}
            </dd>
          </div>
        ))}
      </dl>
      {note ? <p className={styles.note}>{note}</p> : null}
    </div>
  );
}
