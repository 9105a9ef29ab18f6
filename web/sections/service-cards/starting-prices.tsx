import { getFormats } from "#formats/get-formats.ts";
import { getCurrency } from "#site/currency.ts";
import { getServicePrices } from "#site/service-prices.ts";
import { startingPrice } from "#site/starting-price.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./starting-prices.module.css";

/** From which price each service begins, as its own page says it; those of the cards first, in their order. */
export async function StartingPrices({ cards }: { cards: readonly (string | null | undefined)[] }) {
  const [services, currency, { formatPrice }, { home, servicePage }] = await Promise.all([
    getServicePrices(),
    getCurrency(),
    getFormats(),
    getTexts(),
  ]);
  const placeOf = (href: string | null) => (cards.includes(href) ? cards.indexOf(href) : cards.length);
  const starts = services
    .toSorted((one, other) => placeOf(one.href) - placeOf(other.href))
    .flatMap(({ _id, shortTitle, prices }) => {
      const start = startingPrice(prices);
      if (!start) return [];
      const price = formatPrice(start.from, null, currency);
      const amount = start.rhythm === "month" ? `${price} ${servicePage.aMonth}` : price;
      return [{ _id, shortTitle, amount: home.services.from(amount) }];
    });
  if (starts.length === 0) return null;
  return (
    <p className={styles.starts}>
      {starts.map(({ _id, shortTitle, amount }) => (
        <span key={_id}>
          {`${shortTitle ?? ""} `}
          <b>{amount}</b>
        </span>
      ))}
    </p>
  );
}
