import { createFormats } from "#formats/create-formats.ts";
import { type CalendarCall, calendarFile } from "./calendar-file.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph, Quote } from "./mail-parts.tsx";
import type { CallPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

type Call = CallPayload & { id: string };
type Template = (call: Call, agency: Agency, link: string) => Mail;

/** `greets`: not in what anybody can have mailed to any address, which repeats no word of theirs. */
type Words = {
  subject: string;
  title: string;
  text: string;
  state: CalendarCall["state"];
  greets?: boolean;
};

function timeOf({ startsAt, timeZone }: Call, { locale }: Agency): string {
  return createFormats(locale, () => timeZone).formatCallTime(startsAt, timeZone);
}

/** To the visitor, with the calendar file and the private link. */
function toVisitor({ subject, title, text, state, greets = true }: Words): Template {
  return (call, agency, link) => ({
    subject,
    replyTo: { name: agency.name, address: agency.email },
    calendar: calendarFile(
      [{ ...call, state, summary: `Discovery call with ${agency.name}`, description: `${text}\n${link}` }],
      {
        organizer: { name: agency.name, email: agency.email },
        host: new URL(agency.siteUrl).hostname,
      },
    ),
    content: (
      <MailLayout title={title} agency={agency}>
        {greets ? <Paragraph>Hello {call.name},</Paragraph> : null}
        <Paragraph>{timeOf(call, agency)}</Paragraph>
        <Paragraph>{text}</Paragraph>
        <ActionLink href={link}>
          {state === "cancelled" ? "See this call" : "Change or cancel this call"}
        </ActionLink>
      </MailLayout>
    ),
  });
}

/** To the owner, who answers the visitor by answering the mail: what the visitor did, in short and in full. */
function toOwner(did: string, didInFull: string, text?: string): Template {
  return (call, agency) => ({
    subject: `${call.name} ${did}`,
    ...(call.email && { replyTo: { name: call.name, address: call.email } }),
    content: (
      <MailLayout title={`${call.name} ${didInFull}`} agency={agency}>
        <Paragraph>{timeOf(call, agency)}</Paragraph>
        <Paragraph>{[call.email, call.phone].filter(Boolean).join(", ")}</Paragraph>
        {call.notes ? <Quote>{call.notes}</Quote> : null}
        {text ? <Paragraph>{text}</Paragraph> : null}
        <ActionLink href={`${agency.siteUrl}/dashboard/owner/calls`}>Open your calls</ActionLink>
      </MailLayout>
    ),
  });
}

/** By the name that the database queues them under. */
export const callMails = {
  "call-notice": toOwner("asks for a call", "asks for a discovery call"),
  "call-cancelled-notice": toOwner("cancelled the call", "cancelled the call"),
  "call-changed-notice": toOwner(
    "asks for another time",
    "asks for another time",
    "The earlier time no longer holds. Please confirm the new one.",
  ),
  "call-accepted-notice": toOwner("accepted the time", "accepted your time"),
  "call-received": toVisitor({
    subject: "Your request for a discovery call",
    title: "Thank you for your request",
    text: "This is the time you asked for. We'll be in touch to confirm it.",
    state: "tentative",
    greets: false,
  }),
  "call-changed": toVisitor({
    subject: "Your new time for the discovery call",
    title: "We have your new time",
    text: "We'll be in touch to confirm it. The earlier time no longer holds.",
    state: "tentative",
  }),
  "call-proposed": toVisitor({
    subject: "Another time for your discovery call",
    title: "Does this time suit you?",
    text: "The time you asked for does not work for us. Please follow the link to accept this one, or to choose another.",
    state: "tentative",
  }),
  "call-confirmed": toVisitor({
    subject: "Your discovery call is confirmed",
    title: "Your call is confirmed",
    text: "We look forward to it.",
    state: "confirmed",
  }),
  "call-declined": toVisitor({
    subject: "About your discovery call",
    title: "We cannot make this call",
    text: "We are sorry that we cannot take this call. Reply to this email and we will find another way.",
    state: "cancelled",
  }),
  "call-cancelled": toVisitor({
    subject: "Your discovery call is cancelled",
    title: "Your call is cancelled",
    text: "Nothing more is needed. You are welcome to ask for another call at any time.",
    state: "cancelled",
  }),
  "call-cancelled-by-us": toVisitor({
    subject: "We have to cancel your discovery call",
    title: "We have to cancel your call",
    text: "We are sorry that we cannot make this time after all. Reply to this email and we will find another one.",
    state: "cancelled",
  }),
};

export type CallMailName = keyof typeof callMails;
