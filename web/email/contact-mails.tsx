import { linkTo } from "schemas/find-portal-kind.ts";
import { textsOf } from "#texts/texts-of.ts";
import { letterText } from "./letter-text.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Lines, Paragraph, Quote } from "./mail-parts.tsx";
import type { ContactPayload, ReplyPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

export function contactNotice(
  { id, name, email, phone, message }: ContactPayload & { id: string },
  agency: Agency,
): Mail {
  const { notice } = textsOf(agency.locale).mails.contact;
  return {
    subject: notice.subject(name),
    replyTo: { name, address: email },
    content: (
      <MailLayout title={notice.title(name)} agency={agency}>
        <Quote>{message}</Quote>
        <Paragraph>{notice.reachable(email, phone)}</Paragraph>
        <ActionLink href={agency.siteUrl + linkTo("contact_message", "owner", { id })}>
          {notice.open}
        </ActionLink>
      </MailLayout>
    ),
  };
}

/** Anybody can have this mailed to any address, so it repeats no word of theirs. */
export function contactReceived(agency: Agency): Mail {
  const { received } = textsOf(agency.locale).mails.contact;
  return {
    subject: received.subject,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={received.title} agency={agency}>
        {agency.promises.contactReceived ? <Paragraph>{agency.promises.contactReceived}</Paragraph> : null}
        <Paragraph>{received.text}</Paragraph>
      </MailLayout>
    ),
  };
}

export function contactReply({ name, message, reply }: ReplyPayload, agency: Agency): Mail {
  const { contact, letter } = textsOf(agency.locale).mails;
  return {
    subject: contact.reply.subject(agency.name),
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={contact.reply.title} agency={agency}>
        <Paragraph>
          <Lines>{letterText(reply, name, letter)}</Lines>
        </Paragraph>
        <Paragraph>{contact.reply.wrote}</Paragraph>
        <Quote>{message}</Quote>
      </MailLayout>
    ),
  };
}
