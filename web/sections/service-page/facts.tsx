import type { ReactNode } from "react";
import { getFormats } from "#formats/get-formats.ts";
import { getCurrency } from "#site/currency.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./facts.module.css";
import type { Service } from "./service.ts";

/** What a visitor asks first, in the first screen: what it costs, how long it takes, what came of it for somebody. */
export async function Facts({ service: { prices, duration, caseStudy } }: { service: Service }) {
  const [{ formatPrice }, currency, { servicePage }] = await Promise.all([
    getFormats(),
    getCurrency(),
    getTexts(),
  ]);
  const [price] = prices ?? [];
  const result = caseStudy?.results?.find(({ isHeadline }) => isHeadline) ?? caseStudy?.results?.[0];
  const facts: [value: ReactNode, label: string][] = [];
  if (price) facts.push([formatPrice(price.from ?? 0, price.to ?? null, currency), price.what ?? ""]);
  if (duration) facts.push([duration, servicePage.facts.duration]);
  if (result)
    facts.push([
      <Change key="change" before={result.before} after={result.after} />,
      servicePage.facts.result(result.label ?? "", caseStudy?.client ?? ""),
    ]);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Breaks after the arrow rather than within a figure. */
function Change({ before, after }: { before: string | null; after: string | null }) {
  if (!before || !after) return before ?? after;
  return (
    <>
      <span>{`${before} →`}</span> <span>{after}</span>
    </>
  );
}
