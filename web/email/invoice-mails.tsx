import { linkTo } from "schemas/find-portal-kind.ts";
import { createFormats } from "#formats/create-formats.ts";
import { textsOf } from "#texts/texts-of.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph, Quote } from "./mail-parts.tsx";
import type { InvoiceDuePayload, InvoicePaidPayload, InvoiceSenderPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

/** To the people of a client: an invoice is there. */
export function invoiceOpen(told: InvoiceDuePayload, agency: Agency): Mail {
  return askToPay(told, agency, "open");
}

/** To the people of a client: an invoice is not paid. */
export function invoiceReminder(told: InvoiceDuePayload, agency: Agency): Mail {
  return askToPay(told, agency, "reminder");
}

function askToPay(told: InvoiceDuePayload, agency: Agency, kind: "open" | "reminder"): Mail {
  const words = textsOf(agency.locale).mails.invoice[kind];
  const { formatMoney, formatDate } = createFormats(agency.locale, () => "UTC");
  const sum = formatMoney(told.amount, told.currency);
  const subject = words.subject(told.number, sum);
  return {
    subject,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={subject} agency={agency}>
        <Paragraph>{words.text(told.client, sum, formatDate(told.due_on))}</Paragraph>
        <Paragraph>{words.next}</Paragraph>
        <ActionLink href={agency.siteUrl + linkTo("invoice", "client", { id: told.invoice_id })}>
          {words.open}
        </ActionLink>
      </MailLayout>
    ),
  };
}

/** To the people of a client: what was paid has come. */
export function invoiceReceipt(told: InvoicePaidPayload, agency: Agency): Mail {
  const { client, invoice_id, number, amount, currency } = told;
  const words = textsOf(agency.locale).mails.invoice.receipt;
  const sum = createFormats(agency.locale, () => "UTC").formatMoney(amount, currency);
  const subject = words.subject(number, sum);
  return {
    subject,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={subject} agency={agency}>
        <Paragraph>{words.text(client, number, sum)}</Paragraph>
        <Paragraph>{words.next}</Paragraph>
        <ActionLink href={agency.siteUrl + linkTo("invoice", "client", { id: invoice_id })}>
          {words.open}
        </ActionLink>
      </MailLayout>
    ),
  };
}

/** To the owner: an invoice is paid. */
export function invoicePaid(told: InvoicePaidPayload, agency: Agency): Mail {
  const { client, invoice_id, number, amount, currency } = told;
  const words = textsOf(agency.locale).mails.invoice.paid;
  const { formatMoney } = createFormats(agency.locale, () => "UTC");
  const subject = words.subject(client, formatMoney(amount, currency));
  return {
    subject,
    content: (
      <MailLayout title={subject} agency={agency}>
        <Paragraph>{words.text(number)}</Paragraph>
        <ActionLink href={agency.siteUrl + linkTo("invoice", "owner", { id: invoice_id })}>
          {words.open}
        </ActionLink>
      </MailLayout>
    ),
  };
}

/** To every owner: what invoices say of where to pay, or of whom they are from, is another. */
export function invoiceSenderChanged({ by, account, sender }: InvoiceSenderPayload, agency: Agency): Mail {
  const words = textsOf(agency.locale).mails.invoiceSender;
  const subject = account ? words.account : words.sender;
  const ending = (characters: string | null) => (characters ? words.ending(characters) : words.none);
  return {
    subject,
    content: (
      <MailLayout title={subject} agency={agency}>
        <Paragraph>{by ? words.by(by, agency.name) : words.byNobody(agency.name)}</Paragraph>
        {account ? (
          <Paragraph>
            {words.was} {ending(account.was)}
            <br />
            {words.becomes} {ending(account.becomes)}
          </Paragraph>
        ) : null}
        {account && sender ? <Paragraph>{words.sender}</Paragraph> : null}
        {sender ? (
          <>
            <Paragraph>{words.was}</Paragraph>
            <Quote>{sender.was ?? words.none}</Quote>
            <Paragraph>{words.becomes}</Paragraph>
            <Quote>{sender.becomes ?? words.none}</Quote>
          </>
        ) : null}
        <Paragraph>{words.fine}</Paragraph>
        <Paragraph>{words.ifNot}</Paragraph>
        <ActionLink href={`${agency.siteUrl}/dashboard/owner/settings/invoices`}>{words.open}</ActionLink>
      </MailLayout>
    ),
  };
}
