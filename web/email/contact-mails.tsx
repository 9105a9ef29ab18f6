import { letterText } from "./letter-text.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Lines, Paragraph, Quote } from "./mail-parts.tsx";
import type { ContactPayload, ReplyPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

export function contactNotice(
  { id, name, email, phone, message }: ContactPayload & { id: string },
  agency: Agency,
): Mail {
  return {
    subject: `New message from ${name}`,
    replyTo: { name, address: email },
    content: (
      <MailLayout title={`${name} sent a message`} agency={agency}>
        <Quote>{message}</Quote>
        <Paragraph>
          {email}
          {phone ? `, ${phone}` : ""}. Reply to this email to write to them.
        </Paragraph>
        <ActionLink href={`${agency.siteUrl}/dashboard/owner/messages/${id}`}>Open the message</ActionLink>
      </MailLayout>
    ),
  };
}

/** Anybody can have this mailed to any address, so it repeats no word of theirs. */
export function contactReceived(agency: Agency): Mail {
  return {
    subject: "We have your message",
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title="Thank you for your message" agency={agency}>
        <Paragraph>
          We&apos;ll get back to you soon. Reply to this email if you want to add something.
        </Paragraph>
      </MailLayout>
    ),
  };
}

export function contactReply({ name, message, reply }: ReplyPayload, agency: Agency): Mail {
  return {
    subject: `Re: your message to ${agency.name}`,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title="Our reply to your message" agency={agency}>
        <Paragraph>
          <Lines>{letterText(reply, name)}</Lines>
        </Paragraph>
        <Paragraph>You wrote:</Paragraph>
        <Quote>{message}</Quote>
      </MailLayout>
    ),
  };
}
