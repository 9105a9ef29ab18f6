import { taxKinds } from "schemas/requests/tax-rate.ts";
import { SettingsGroup } from "#accounts/settings/settings-group.tsx";
import { getFormats } from "#formats/get-formats.ts";
import { nameOfRate } from "#portal/invoices/tax/name-of-rate.ts";
import { readTaxRates, readUsesStripeTax, type TaxRate } from "#portal/invoices/tax/read-tax-rates.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { Button } from "#ui/button/button.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { Select } from "#ui/select/select.tsx";
import { Switch } from "#ui/switch/switch.tsx";
import styles from "./tax-rates.module.css";

/** What is added to invoices: the rates by name, or Stripe Tax. */
export async function renderTaxRates() {
  const [rates, usesStripeTax, { tax }] = await Promise.all([
    readTaxRates(),
    readUsesStripeTax(),
    getTexts(),
  ]);
  const texts = tax.rates;
  return (
    <SettingsGroup id="tax" heading={texts.heading} intro={texts.intro}>
      {usesStripeTax ? null : <RateList rates={rates} />}
      <StripeTaxChoice isOn={usesStripeTax} />
    </SettingsGroup>
  );
}

async function RateList({ rates }: { rates: TaxRate[] }) {
  const [{ formatPercent }, { tax }] = await Promise.all([getFormats(), getTexts()]);
  const texts = tax.rates;
  return (
    <>
      {rates.length === 0 ? <p>{texts.none}</p> : null}
      {rates.length > 0 ? (
        <ul className={styles.list}>
          {rates.map((rate) => {
            const name = nameOfRate(rate, { formatPercent, tax });
            return (
              <li key={rate.id} className={styles.rate}>
                <div className={styles.words}>
                  <p>
                    {name} {rate.is_default ? <Badge>{texts.default}</Badge> : null}
                  </p>
                  {rate.note ? <p className={styles.note}>{rate.note}</p> : null}
                </div>
                <SavedForm action={`/api/owner/tax-rates/${rate.id}`} className={styles.buttons}>
                  <Button
                    type="submit"
                    name="action"
                    value={rate.is_default ? "no-default" : "default"}
                    size="sm"
                    variant="outline"
                    aria-label={(rate.is_default ? texts.noDefaultOf : texts.makeDefaultOf)(name)}
                  >
                    {rate.is_default ? texts.noDefault : texts.makeDefault}
                  </Button>
                  <Button
                    type="submit"
                    name="action"
                    value="archive"
                    size="sm"
                    variant="ghost"
                    aria-label={texts.archiveOf(name)}
                  >
                    {texts.archive}
                  </Button>
                </SavedForm>
              </li>
            );
          })}
        </ul>
      ) : null}
      <details className={styles.more} open={rates.length === 0}>
        <summary>{texts.add}</summary>
        <AddRate isFirst={rates.length === 0} />
      </details>
    </>
  );
}

async function AddRate({ isFirst }: { isFirst: boolean }) {
  const [{ formatPercent }, { tax }] = await Promise.all([getFormats(), getTexts()]);
  const texts = tax.rates;
  return (
    <SavedForm action="/api/owner/tax-rates" label={texts.add} className={styles.form}>
      <Field label={texts.name} name="name" required maxLength={50} hint={texts.nameHint} />
      <Select
        label={texts.kind}
        name="kind"
        options={taxKinds.map((value) => ({ value, label: texts.kinds[value] }))}
      />
      <Field
        label={texts.percent}
        name="percent"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        hint={texts.percentHint(formatPercent(19.5))}
      />
      <Field label={texts.note} name="note" maxLength={300} hint={texts.noteHint} />
      <Switch label={texts.asDefault} name="as_default" defaultChecked={isFirst} />
      <div>
        <Button type="submit">{texts.submit}</Button>
      </div>
    </SavedForm>
  );
}

async function StripeTaxChoice({ isOn }: { isOn: boolean }) {
  const { stripe: texts } = (await getTexts()).tax.rates;
  return (
    <section className={styles.stripe} aria-labelledby="stripe-tax">
      <h3 id="stripe-tax">{texts.heading}</h3>
      <p>{isOn ? texts.on : texts.off}</p>
      <SavedForm action="/api/owner/stripe-tax">
        <div>
          <Button
            type="submit"
            name="uses_stripe_tax"
            value={isOn ? "no" : "yes"}
            size="sm"
            variant="outline"
          >
            {isOn ? texts.turnOff : texts.turnOn}
          </Button>
        </div>
      </SavedForm>
    </section>
  );
}
