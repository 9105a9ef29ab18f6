import { linkTo } from "schemas/find-portal-kind.ts";
import { createFormats } from "#formats/create-formats.ts";
import { textsOf } from "#texts/texts-of.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph } from "./mail-parts.tsx";
import type { OrderDecidedPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

/** To the owner: what a client decided about a change order. */
export function orderDecided(told: OrderDecidedPayload, agency: Agency): Mail {
  const { orderDecided: words } = textsOf(agency.locale).mails;
  const { formatOrderPrice } = createFormats(agency.locale, () => "UTC");
  const { decision, project_id, order_id, reason } = told;
  const sum = formatOrderPrice(told.price_cents, told.currency);
  const subject = words.subject[decision](told.number, sum);
  return {
    subject,
    content: (
      <MailLayout title={subject} agency={agency}>
        <Paragraph>{words.text[decision]({ ...told, sum })}</Paragraph>
        {reason ? <Paragraph>{words.reason(reason)}</Paragraph> : null}
        <ActionLink href={agency.siteUrl + linkTo("change_order", "owner", { project_id, id: order_id })}>
          {words.open}
        </ActionLink>
      </MailLayout>
    ),
  };
}
