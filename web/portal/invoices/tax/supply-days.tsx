import type { Texts } from "#texts/get-texts.ts";
import { FieldView } from "#ui/field/field-view.tsx";
import styles from "./tax.module.css";

type SupplyDaysProps = Pick<Texts, "tax" | "forms">;

/** When what is invoiced was supplied: a day, or the first and the last of several. */
export function SupplyDays({ tax: { supply }, forms: { optional } }: SupplyDaysProps) {
  const day = { type: "date", min: "1970-01-01", max: "2200-01-01", optional };
  return (
    <fieldset className={styles.days}>
      <legend>{supply.legend}</legend>
      <p className={styles.words}>{supply.hint}</p>
      <div className={styles.pair}>
        <FieldView label={supply.from} name="supplied_from" {...day} />
        <FieldView label={supply.on} name="supplied_on" {...day} />
      </div>
    </fieldset>
  );
}
