import { createFormats } from "#formats/create-formats.ts";
import { type CalendarCall, calendarFile } from "./calendar-file.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph, Quote } from "./mail-parts.tsx";
import type { CallPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

type Call = CallPayload & { id: string };

/** `greets`: not in what anybody can have mailed to any address, which repeats no word of theirs. */
type Words = { subject: string; title: string; text: string; greets?: boolean };

function timeOf({ startsAt, timeZone }: Call, { locale }: Agency): string {
  return createFormats(locale, () => timeZone).formatCallTime(startsAt, timeZone);
}

/** To the visitor, with the calendar file and the private link. */
function toVisitor(
  words: Words,
  call: Call,
  agency: Agency,
  state: CalendarCall["state"],
  link: string,
): Mail {
  const organizer = { name: agency.name, email: agency.email };
  return {
    subject: words.subject,
    replyTo: { name: agency.name, address: agency.email },
    calendar: calendarFile(
      [
        {
          ...call,
          state,
          summary: `Discovery call with ${agency.name}`,
          description: `${words.text}\n${link}`,
        },
      ],
      { organizer, host: new URL(agency.siteUrl).hostname },
    ),
    content: (
      <MailLayout title={words.title} agency={agency}>
        {words.greets === false ? null : <Paragraph>Hello {call.name},</Paragraph>}
        <Paragraph>{timeOf(call, agency)}</Paragraph>
        <Paragraph>{words.text}</Paragraph>
        <ActionLink href={link}>
          {state === "cancelled" ? "See this call" : "Change or cancel this call"}
        </ActionLink>
      </MailLayout>
    ),
  };
}

/** To the owner, who answers the visitor by answering the mail. */
function toOwner(words: Words, call: Call, agency: Agency): Mail {
  return {
    subject: words.subject,
    ...(call.email && { replyTo: { name: call.name, address: call.email } }),
    content: (
      <MailLayout title={words.title} agency={agency}>
        <Paragraph>{timeOf(call, agency)}</Paragraph>
        <Paragraph>{[call.email, call.phone].filter(Boolean).join(", ")}</Paragraph>
        {call.notes ? <Quote>{call.notes}</Quote> : null}
        {words.text ? <Paragraph>{words.text}</Paragraph> : null}
        <ActionLink href={`${agency.siteUrl}/dashboard/owner/calls`}>Open your calls</ActionLink>
      </MailLayout>
    ),
  };
}

type Template = (call: Call, agency: Agency, link: string) => Mail;

/** By the name that the database queues them under. */
export const callMails = {
  "call-notice": (call, agency) =>
    toOwner(
      { subject: `${call.name} asks for a call`, title: `${call.name} asks for a discovery call`, text: "" },
      call,
      agency,
    ),
  "call-cancelled-notice": (call, agency) =>
    toOwner(
      { subject: `${call.name} cancelled the call`, title: `${call.name} cancelled the call`, text: "" },
      call,
      agency,
    ),
  "call-changed-notice": (call, agency) =>
    toOwner(
      {
        subject: `${call.name} asks for another time`,
        title: `${call.name} asks for another time`,
        text: "The earlier time no longer holds. Please confirm the new one.",
      },
      call,
      agency,
    ),
  "call-accepted-notice": (call, agency) =>
    toOwner(
      { subject: `${call.name} accepted the time`, title: `${call.name} accepted your time`, text: "" },
      call,
      agency,
    ),
  "call-received": (call, agency, link) =>
    toVisitor(
      {
        subject: "Your request for a discovery call",
        title: "Thank you for your request",
        text: "This is the time you asked for. We'll be in touch to confirm it.",
        greets: false,
      },
      call,
      agency,
      "tentative",
      link,
    ),
  "call-changed": (call, agency, link) =>
    toVisitor(
      {
        subject: "Your new time for the discovery call",
        title: "We have your new time",
        text: "We'll be in touch to confirm it. The earlier time no longer holds.",
      },
      call,
      agency,
      "tentative",
      link,
    ),
  "call-proposed": (call, agency, link) =>
    toVisitor(
      {
        subject: "Another time for your discovery call",
        title: "Does this time suit you?",
        text: "The time you asked for does not work for us. Please follow the link to accept this one, or to choose another.",
      },
      call,
      agency,
      "tentative",
      link,
    ),
  "call-confirmed": (call, agency, link) =>
    toVisitor(
      {
        subject: "Your discovery call is confirmed",
        title: "Your call is confirmed",
        text: "We look forward to it.",
      },
      call,
      agency,
      "confirmed",
      link,
    ),
  "call-declined": (call, agency, link) =>
    toVisitor(
      {
        subject: "About your discovery call",
        title: "We cannot make this call",
        text: "We are sorry that we cannot take this call. Reply to this email and we will find another way.",
      },
      call,
      agency,
      "cancelled",
      link,
    ),
  "call-cancelled": (call, agency, link) =>
    toVisitor(
      {
        subject: "Your discovery call is cancelled",
        title: "Your call is cancelled",
        text: "Nothing more is needed. You are welcome to ask for another call at any time.",
      },
      call,
      agency,
      "cancelled",
      link,
    ),
} satisfies Record<string, Template>;

export type CallMailName = keyof typeof callMails;
