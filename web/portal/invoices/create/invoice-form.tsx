import { randomUUID } from "node:crypto";
import { lineFields, mostInvoiceLines } from "schemas/requests/invoice.ts";
import { getFormats } from "#formats/get-formats.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Field } from "#ui/field/field.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import { Select } from "#ui/select/select.tsx";
import { TextArea } from "#ui/text-area/text-area.tsx";
import { billToOf } from "../tax/bill-to-of.ts";
import { readTaxRates, readUsesStripeTax } from "../tax/read-tax-rates.ts";
import { SupplyDays } from "../tax/supply-days.tsx";
import { TaxRateField } from "../tax/tax-rate-field.tsx";
import styles from "./create.module.css";
import type { Origin } from "./read-origin.ts";

type FirstLine = { words: string; amount?: string; hint?: string };

/** The form of an invoice: whom it is for, and its lines, of which the first is what it is begun from. */
export async function InvoiceForm({ origin, back }: { origin: Origin; back: string }) {
  const [{ newInvoice: texts, tax, forms }, first, rates] = await Promise.all([
    getTexts(),
    describeFirst(origin),
    readRates(),
  ]);
  const { client, projects } = origin;
  const shown = origin.kind === "client" ? 3 : 1;
  const places = Array.from({ length: mostInvoiceLines }, (_, index) => index + 1);
  const lineOf = (place: number) => (
    <Line
      key={place}
      place={place}
      currency={origin.currency}
      rates={rates}
      first={place === 1 ? first : undefined}
    />
  );
  return (
    <SavedForm action="/api/owner/invoices" label={texts.title} className={styles.card}>
      <input type="hidden" name="requestKey" value={randomUUID()} readOnly />
      <input type="hidden" name={origin.kind} value={idOf(origin)} readOnly />
      <TextArea
        label={texts.billTo}
        name="bill_to"
        required
        rows={3}
        maxLength={500}
        defaultValue={billToOf(client)}
        hint={texts.billToHint}
      />
      {places.slice(0, shown).map(lineOf)}
      <details className={styles.more}>
        <summary>{texts.lines.more}</summary>
        <p className={styles.words}>{texts.lines.ignored}</p>
        {places.slice(shown).map(lineOf)}
      </details>
      <SupplyDays tax={tax} forms={forms} />
      {origin.kind === "client" && projects.length > 0 ? (
        <Select
          label={texts.project}
          name="project"
          defaultValue=""
          options={[
            { value: "", label: texts.noProject },
            ...projects.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      ) : null}
      <div className={styles.actions}>
        <Button type="submit">{texts.submit}</Button>
        <PortalButtonLink href={back} variant="ghost">
          {texts.cancel}
        </PortalButtonLink>
      </div>
    </SavedForm>
  );
}

function idOf(origin: Origin): string {
  if (origin.kind === "order") return origin.order.id;
  return origin.kind === "milestone" ? origin.milestone.id : origin.client.id;
}

async function describeFirst(origin: Origin): Promise<FirstLine | undefined> {
  const [{ typedAmount }, { changeOrders, newInvoice }] = await Promise.all([getFormats(), getTexts()]);
  if (origin.kind === "milestone") return { words: origin.milestone.title };
  if (origin.kind === "client") return;
  const { order, left, currency } = origin;
  const hasDeposit = left < order.price_cents;
  return {
    words: changeOrders.named(order.number, order.title),
    amount: typedAmount(left, currency),
    hint: hasDeposit ? newInvoice.order.restHint : newInvoice.order.wholeHint,
  };
}

/** Where Stripe Tax says what tax is, there is nothing to choose. */
async function readRates() {
  return (await readUsesStripeTax()) ? [] : await readTaxRates();
}

type Rates = Awaited<ReturnType<typeof readTaxRates>>;
type LineProps = { place: number; currency: string; rates: Rates; first?: FirstLine };

async function Line({ place, currency, rates, first }: LineProps) {
  const [{ currencySign, amountExamples, formatPercent }, { newInvoice, changeOrders, tax }] =
    await Promise.all([getFormats(), getTexts()]);
  const { lines } = newInvoice;
  const names = lineFields(place);
  return (
    <fieldset className={styles.line}>
      <legend>{lines.legend(place)}</legend>
      <Field
        label={lines.words}
        name={names.words}
        maxLength={300}
        required={place === 1}
        defaultValue={first?.words}
      />
      <Field
        label={lines.amount(changeOrders.unit(currencySign(currency)))}
        name={names.amount}
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        required={place === 1}
        defaultValue={first?.amount}
        hint={place === 1 ? (first?.hint ?? lines.hint(amountExamples(currency))) : undefined}
      />
      <TaxRateField name={names.tax} rates={rates} tax={tax} formatPercent={formatPercent} />
    </fieldset>
  );
}
