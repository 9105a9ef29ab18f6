import { linkTo } from "schemas/find-portal-kind.ts";
import { createFormats } from "#formats/create-formats.ts";
import { textsOf } from "#texts/texts-of.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph } from "./mail-parts.tsx";
import type {
  CarePlanPayload,
  PaidTwicePayload,
  PaymentFailedPayload,
  SecondPlanEndedPayload,
} from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

/** To the owner: a client pays for two plans. */
export function paidTwice({ client, client_id, plans }: PaidTwicePayload, agency: Agency): Mail {
  const { paidTwice: words } = textsOf(agency.locale).mails.billing;
  const { formatMoney, formatList } = createFormats(agency.locale, () => "UTC");
  const prices = plans.map(({ amount_cents, currency }) => formatMoney(amount_cents, currency));
  return {
    subject: words.subject(client),
    content: (
      <MailLayout title={words.subject(client)} agency={agency}>
        <Paragraph>{words.text(client, formatList(prices))}</Paragraph>
        <Paragraph>{words.next}</Paragraph>
        <ActionLink href={agency.siteUrl + linkTo("second_subscription", "owner", { client_id })}>
          {words.open}
        </ActionLink>
      </MailLayout>
    ),
  };
}

/** To the owner: what became of a client's care plan. */
export function carePlanNotice(told: CarePlanPayload, agency: Agency): Mail {
  const { notice: words } = textsOf(agency.locale).mails.billing;
  const { formatMoney, formatDate } = createFormats(agency.locale, () => "UTC");
  const { client, client_id, event } = told;
  const subject = words.subjects[event](client);
  const price = formatMoney(told.amount_cents, told.currency);
  return {
    subject,
    content: (
      <MailLayout title={subject} agency={agency}>
        <Paragraph>{words.texts[event](price, formatDate(told.until))}</Paragraph>
        <ActionLink href={agency.siteUrl + linkTo("subscription", "owner", { client_id })}>
          {words.open}
        </ActionLink>
      </MailLayout>
    ),
  };
}

/** To the people of a client: the last payment failed. */
export function paymentFailed(told: PaymentFailedPayload, agency: Agency): Mail {
  const { paymentFailed: words } = textsOf(agency.locale).mails.billing;
  const { formatMoney } = createFormats(agency.locale, () => "UTC");
  return {
    subject: words.subject,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={words.subject} agency={agency}>
        <Paragraph>{words.text(told.client, formatMoney(told.amount_cents, told.currency))}</Paragraph>
        <Paragraph>{words.next}</Paragraph>
        <ActionLink href={agency.siteUrl + linkTo("subscription", "client", {})}>{words.open}</ActionLink>
      </MailLayout>
    ),
  };
}

/** To the people of a client: what they paid twice has ended and is on its way back. */
export function secondPlanEnded(told: SecondPlanEndedPayload, agency: Agency): Mail {
  const { client, amount_cents, currency } = told;
  const { secondPlanEnded: words } = textsOf(agency.locale).mails.billing;
  const { formatMoney } = createFormats(agency.locale, () => "UTC");
  const sum = formatMoney(amount_cents, currency);
  const subject = amount_cents > 0 ? words.subject(sum) : words.nothingSubject;
  return {
    subject,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={subject} agency={agency}>
        <Paragraph>{words.text(client)}</Paragraph>
        <Paragraph>{amount_cents > 0 ? words.back(sum) : words.nothingBack}</Paragraph>
        <ActionLink href={`${agency.siteUrl}/subscription-portal`}>{words.open}</ActionLink>
      </MailLayout>
    ),
  };
}
