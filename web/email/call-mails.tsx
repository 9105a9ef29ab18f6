import { type CalendarCall, calendarFile } from "#calls/calendar-file.ts";
import { callWay } from "#calls/call-way.ts";
import { createFormats } from "#formats/create-formats.ts";
import { textsOf } from "#texts/texts-of.ts";
import { greet } from "./greet.ts";
import { MailLayout } from "./mail-layout.tsx";
import { ActionLink, Paragraph, Quote } from "./mail-parts.tsx";
import type { CallPayload } from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

type Call = CallPayload & { id: string };
type Template = (call: Call, agency: Agency, link: string) => Mail;
type Texts = ReturnType<typeof textsOf>["mails"]["calls"];

function timeOf({ startsAt, timeZone }: Call, { locale }: Agency): string {
  return createFormats(locale, () => timeZone).formatCallTime(startsAt, timeZone);
}

/**
 * To the visitor, with the calendar file and the private link. `greets`: not in what anybody can have mailed to any address,
 * which repeats no word of theirs.
 */
function toVisitor(
  name: keyof Texts["toVisitor"],
  state: CalendarCall["state"],
  { greets = true, promise }: { greets?: boolean; promise?: keyof Agency["promises"] } = {},
): Template {
  return (call, agency, link) => {
    const { mails, privateCall } = textsOf(agency.locale);
    const { calls, letter } = mails;
    const { subject, title, text } = calls.toVisitor[name];
    const sentences = [
      name === "call-proposed" ? calls.why[call.why] : "",
      text,
      name === "call-confirmed" ? callWay(call, agency.promises.callWay, privateCall) : "",
      promise ? agency.promises[promise] : "",
    ].filter(Boolean);
    const act = name === "call-proposed" ? calls.accept : calls.change;
    return {
      subject,
      replyTo: { name: agency.name, address: agency.email },
      calendar: calendarFile(
        [
          {
            ...call,
            state,
            summary: calls.inCalendar(agency.name),
            description: [...sentences, link].join("\n"),
          },
        ],
        {
          organizer: { name: agency.name, email: agency.email },
          host: new URL(agency.siteUrl).hostname,
          locale: agency.locale,
          product: calls.product,
        },
      ),
      content: (
        <MailLayout title={title} agency={agency}>
          {greets ? <Paragraph>{greet(call.name, letter)}</Paragraph> : null}
          <Paragraph>{timeOf(call, agency)}</Paragraph>
          {sentences.map((sentence) => (
            <Paragraph key={sentence}>{sentence}</Paragraph>
          ))}
          <ActionLink href={link}>{state === "cancelled" ? calls.see : act}</ActionLink>
        </MailLayout>
      ),
    };
  };
}

/** To the owner, who answers the visitor by answering the mail. */
function toOwner(name: keyof Texts["toOwner"]): Template {
  return (call, agency) => {
    const { calls } = textsOf(agency.locale).mails;
    const { subject, title, text } = calls.toOwner[name];
    return {
      subject: subject(call.name),
      ...(call.email && { replyTo: { name: call.name, address: call.email } }),
      content: (
        <MailLayout title={title(call.name)} agency={agency}>
          <Paragraph>{timeOf(call, agency)}</Paragraph>
          <Paragraph>{[call.email, call.phone].filter(Boolean).join(", ")}</Paragraph>
          {call.notes ? <Quote>{call.notes}</Quote> : null}
          {text ? <Paragraph>{text}</Paragraph> : null}
          <ActionLink href={`${agency.siteUrl}/dashboard/owner/calls`}>{calls.open}</ActionLink>
        </MailLayout>
      ),
    };
  };
}

/** By the name that the database queues them under. */
export const callMails = {
  "call-notice": toOwner("call-notice"),
  "call-cancelled-notice": toOwner("call-cancelled-notice"),
  "call-changed-notice": toOwner("call-changed-notice"),
  "call-accepted-notice": toOwner("call-accepted-notice"),
  "call-received": toVisitor("call-received", "tentative", { greets: false, promise: "callReceived" }),
  "call-changed": toVisitor("call-changed", "tentative", { promise: "callReceived" }),
  "call-proposed": toVisitor("call-proposed", "tentative"),
  "call-confirmed": toVisitor("call-confirmed", "confirmed", { promise: "callConfirmed" }),
  "call-declined": toVisitor("call-declined", "cancelled"),
  "call-cancelled": toVisitor("call-cancelled", "cancelled"),
  "call-cancelled-by-us": toVisitor("call-cancelled-by-us", "cancelled"),
};

export type CallMailName = keyof typeof callMails;
