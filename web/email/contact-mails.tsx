import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph, Quote } from "./mail-parts.tsx";
import type { ContactPayload, ReplyPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

export function contactNotice({ name, email, phone, message }: ContactPayload, agency: Agency): Mail {
  return {
    subject: `New message from ${name}`,
    replyTo: { name, address: email },
    content: (
      <MailLayout title={`${name} sent a message`} agency={agency}>
        <Quote>{message}</Quote>
        <Paragraph>
          {email}
          {phone ? `, ${phone}` : ""}. Answer this mail to write to them.
        </Paragraph>
        <ActionLink href={`${agency.siteUrl}/dashboard/owner/messages`}>Open your messages</ActionLink>
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
        <Paragraph>We&apos;ll get back to you soon. Answer this mail if you want to add something.</Paragraph>
      </MailLayout>
    ),
  };
}

export function contactReply({ name, message, reply }: ReplyPayload, agency: Agency): Mail {
  return {
    subject: `Re: your message to ${agency.name}`,
    replyTo: { name: agency.name, address: agency.email },
    content: (
      <MailLayout title={`Hello ${name}`} agency={agency}>
        {reply.split(/\n{2,}/).map((part) => (
          <Paragraph key={part}>{part}</Paragraph>
        ))}
        <Paragraph>You wrote:</Paragraph>
        <Quote>{message}</Quote>
      </MailLayout>
    ),
  };
}
