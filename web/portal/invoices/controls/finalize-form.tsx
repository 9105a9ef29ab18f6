import { linkTo } from "schemas/find-portal-kind.ts";
import { dateInTimeZone } from "schemas/requests/date-in-time-zone.ts";
import { getFormats } from "#formats/get-formats.ts";
import { readPeople } from "#portal/people/members/read-people.ts";
import { usualLastDay } from "#portal/projects/change-orders/usual-last-day.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { openSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { getTexts } from "#texts/get-texts.ts";
import { ConfirmButton } from "#ui/confirm-button/confirm-button.client.tsx";
import { Field } from "#ui/field/field.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import type { Invoice } from "../read-invoices.ts";
import { ControlForm } from "./control-form.tsx";
import styles from "./controls.module.css";

/** Makes a draft final, with its day, and says before who is told of it. */
export async function renderFinalizeForm(invoice: Invoice) {
  const [names, isAddressed, due, today, { formatMoney, formatList }, { invoiceControls }] =
    await Promise.all([
      readReaders(invoice.client_id),
      readIsAddressed(),
      usualLastDay(),
      getTimeZone().then((timeZone) => dateInTimeZone(new Date(), timeZone)),
      getFormats(),
      getTexts(),
    ]);
  const { finalize } = invoiceControls;
  const told = formatList(names);
  return (
    <>
      {isAddressed ? null : (
        <Notice tone="error">
          {finalize.unaddressed}{" "}
          <PortalLink href="/dashboard/owner/settings/invoices">{finalize.settings}</PortalLink>
        </Notice>
      )}
      {names.length > 0 ? null : (
        <Notice tone="error">
          {finalize.nobody(invoice.clients.name)}{" "}
          <PortalLink href={linkTo("unseen_money", "owner", invoice)}>{finalize.people}</PortalLink>
        </Notice>
      )}
      <ControlForm
        invoice={invoice}
        heading={finalize.heading}
        words={names.length > 0 ? finalize.told(told) : undefined}
        seen={invoice.total}
      >
        <Field
          label={finalize.due}
          name="due_on"
          type="date"
          required
          min={today}
          defaultValue={due}
          className={styles.short}
        />
        <div>
          <ConfirmButton
            name="action"
            value="finalize"
            kind="info"
            title={finalize.title(formatMoney(invoice.total, invoice.currency))}
            question={names.length > 0 ? finalize.question(told) : finalize.nobodyQuestion}
            confirmLabel={finalize.confirm}
          >
            {finalize.submit}
          </ConfirmButton>
        </div>
      </ControlForm>
    </>
  );
}

/** Who is mailed when the invoice is final: whoever of the client can sign in and sees its money. */
async function readReaders(clientId: string): Promise<string[]> {
  const people = await readPeople(clientId);
  return people
    .filter(({ sees_money, disabled_at }) => sees_money && disabled_at === null)
    .map(({ full_name, email }) => full_name || email);
}

async function readIsAddressed(): Promise<boolean> {
  const session = await openSession();
  const { invoice_from } = await session
    .from("agency_settings")
    .select("invoice_from")
    .single()
    .then(unwrap("The settings could not be read"));
  return invoice_from !== null;
}
