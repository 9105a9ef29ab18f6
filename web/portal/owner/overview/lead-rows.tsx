import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { describeMail } from "#outbox/describe-mail.ts";
import { PlanStateWords } from "#portal/billing/care-plan-record.tsx";
import request from "#portal/leads/lead-card/lead-card.module.css";
import { SendAgain } from "#portal/leads/mail-states/mail-states.tsx";
import { ReplyForm } from "#portal/leads/messages/reply-form.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Button } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { SavedForm } from "#ui/saved-form/saved-form.client.tsx";
import styles from "./overview-row.module.css";
import type { ItemOf, WaitingCard } from "./read-waiting.ts";

type RowProps<Card extends WaitingCard> = {
  item: ItemOf<Card>;
  /** The page that shows it, to come back to. */
  from: string;
};

/** A contact message that waits for an answer. */
export async function MessageRow({ item, from }: RowProps<"messages">) {
  const { formatAge } = await getFormats();
  const { id, title: name, since, facts } = item;
  return (
    <>
      <p className={styles.title}>
        <PortalLink href={linkTo("contact_message", "owner", { id })}>{name}</PortalLink>
        <span className={styles.fact}>{formatAge(since, new Date())}</span>
      </p>
      <p className={styles.words}>{facts.words}</p>
      <div className={request.actions} data-plain>
        <ReplyForm message={{ id, name }} from={from} />
      </div>
    </>
  );
}

/** A call that a visitor asked for and nobody has answered. */
export async function CallRow({ item, from }: RowProps<"calls">) {
  const [{ formatCallTime }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { calls } = overview;
  const { id, title: name, facts } = item;
  const href = linkTo("discovery_call", "owner", { id });
  return (
    <>
      <p className={styles.title}>
        <PortalLink href={href}>{name}</PortalLink>
      </p>
      <p className={styles.fact}>{formatCallTime(facts.starts_at, facts.time_zone)}</p>
      <SavedForm action={`/api/owner/calls/${id}`} className={styles.action}>
        <input type="hidden" name="from" value={from} />
        <Button type="submit" size="sm" name="action" value="confirm" aria-label={calls.confirmNamed(name)}>
          {calls.confirm}
        </Button>
        <PortalLink href={href}>{calls.other}</PortalLink>
      </SavedForm>
    </>
  );
}

/** Somebody who signed up and sees nothing until they belong to a client. */
export async function PersonRow({ item: { title, facts, since } }: RowProps<"people">) {
  const [{ formatAge }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const age = formatAge(since, new Date());
  return (
    <p className={styles.title}>
      {title}
      <span className={styles.fact}>
        {title === facts.email ? age : overview.people.facts(facts.email, age)}
      </span>
    </p>
  );
}

/** A client of whom nobody sees the money, so that nobody decides about orders or pays. */
export async function UnseenMoneyRow({ item: { client_id, title, since } }: RowProps<"unseenMoney">) {
  const [{ formatAge }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  return (
    <>
      <p className={styles.title}>
        <PortalLink href={linkTo("unseen_money", "owner", { client_id })}>{title}</PortalLink>
        <span className={styles.fact}>{formatAge(since, new Date())}</span>
      </p>
      <p className={styles.words}>{overview.unseenMoney.words}</p>
    </>
  );
}

/** A mail that could not be sent, given up or waiting for another attempt. */
export async function MailRow({ item: mail, from }: RowProps<"mails">) {
  const [{ formatAge }, texts] = await Promise.all([getFormats(), getTexts()]);
  return (
    <>
      <p className={styles.title}>
        {mail.title || texts.overview.mails.toYou}
        <span className={styles.fact}>{formatAge(mail.since, new Date())}</span>
      </p>
      <p className={styles.trouble}>{describeMail(mail.facts, texts.mails)}</p>
      <SendAgain id={mail.id} from={from} />
    </>
  );
}

/** A care plan that was paid although there was one, with the way to its press. */
export async function PaidTwiceRow({ item }: RowProps<"paidTwice">) {
  const [{ formatMoney }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { paidTwice } = overview;
  const { client_id, client_name, facts } = item;
  return (
    <>
      <p className={styles.title}>
        {client_name}
        <span className={styles.fact}>{paidTwice.sum(formatMoney(facts.amount_cents, facts.currency))}</span>
      </p>
      <p>
        <PortalButtonLink
          href={linkTo("second_subscription", "owner", { client_id })}
          size="sm"
          variant="outline"
          aria-label={paidTwice.actNamed(client_name)}
        >
          {paidTwice.act}
        </PortalButtonLink>
      </p>
    </>
  );
}

/** An invoice that its client has not paid. */
export async function InvoiceRow({ item }: { item: ItemOf<"invoices"> }) {
  const [{ formatMoney, formatDate }, { invoices }] = await Promise.all([getFormats(), getTexts()]);
  const { id, client_name, title, due, facts } = item;
  return (
    <>
      <p className={styles.title}>
        <PortalLink href={linkTo("invoice", "owner", { id })}>{client_name}</PortalLink>
        <span className={styles.fact}>{formatMoney(facts.amount, facts.currency)}</span>
      </p>
      <p className={due && Date.parse(due) <= Date.now() ? styles.trouble : styles.words}>
        {invoices.due(title, formatDate(due ?? item.since))}
      </p>
    </>
  );
}

/** A care plan whose payment failed. */
export async function PlanRow({ item }: RowProps<"plans">) {
  const [{ formatMoney }, { overview }] = await Promise.all([getFormats(), getTexts()]);
  const { client_id, client_name, facts: subscription } = item;
  return (
    <>
      <p className={styles.title}>
        <PortalLink href={linkTo("subscription", "owner", { client_id })}>{client_name}</PortalLink>
        <span className={styles.fact}>
          {overview.plans.monthly(formatMoney(subscription.amount_cents, subscription.currency))}
        </span>
      </p>
      <p className={styles.trouble}>
        <PlanStateWords subscription={subscription} />
      </p>
    </>
  );
}
