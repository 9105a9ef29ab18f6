import type { z } from "zod";
import type { CallMailName } from "./call-mails.tsx";
import {
  account,
  call,
  contact,
  digest,
  invite,
  joined,
  reply,
  troubles,
  unlinked,
} from "./mail-payloads.ts";
import type { Agency, Mail } from "./send-mail.ts";

type Context = {
  agency: Agency;
  /** What the mail is about: a message, a call, an invite or a person. */
  subjectId: string;
  /** The links that let their reader do something without signing in, each made of an id. */
  links: {
    call: (id: string) => string;
    invite: (id: string) => string;
    unsubscribe: (id: string) => { page: string; oneClick: string };
  };
};

type KindOfMail = {
  /** In the owner's list of mails, before what became of it. */
  description: string;
  /** Throws an Error when the payload is not what such a mail needs. */
  write: (payload: unknown, context: Context) => Promise<Mail>;
};

function kind<Payload>(
  description: string,
  payload: z.ZodType<Payload>,
  write: (payload: Payload, context: Context) => Promise<Mail>,
): KindOfMail {
  return { description, write: async (given, context) => write(payload.parse(given), context) };
}

// The templates bring some fifteen megabytes, which a page that only describes a mail need not hold.
const contactMails = () => import("./contact-mails.tsx");
const peopleMails = () => import("./people-mails.tsx");

const callMail = (name: CallMailName, description: string) =>
  kind(description, call, async (payload, { agency, subjectId, links }) => {
    const { callMails } = await import("./call-mails.tsx");
    return callMails[name]({ id: subjectId, ...payload }, agency, links.call(subjectId));
  });

/** Every mail that the site sends, by the name that the database queues it under. */
export const mails = {
  "contact-notice": kind("Owner notification", contact, async (message, { agency, subjectId }) =>
    (await contactMails()).contactNotice({ id: subjectId, ...message }, agency),
  ),
  "contact-received": kind("Confirmation", contact, async (_message, { agency }) =>
    (await contactMails()).contactReceived(agency),
  ),
  "contact-reply": kind("Your reply", reply, async (answer, { agency }) =>
    (await contactMails()).contactReply(answer, agency),
  ),
  "client-invite": kind("Invite", invite, async (invited, { agency, subjectId, links }) =>
    (await peopleMails()).clientInvite({ ...invited, link: links.invite(subjectId) }, agency),
  ),
  "client-joined": kind("Client joined", joined, async (member, { agency }) =>
    (await peopleMails()).clientJoined(member, agency),
  ),
  "unlinked-people": kind("Sign-up without an invite", unlinked, async (told, { agency }) =>
    (await peopleMails()).unlinkedPeople(told, agency),
  ),
  "password-changed": kind("New password", account, async (_account, { agency }) =>
    (await peopleMails()).passwordChanged(agency),
  ),
  "address-changed": kind("New address", account, async (changed, { agency }) =>
    (await peopleMails()).addressChanged(changed, agency),
  ),
  "operations-alert": kind("Alert", troubles, async (told, { agency }) =>
    (await import("./operations-alert.tsx")).operationsAlert(told, agency, describeTemplate),
  ),
  "call-notice": callMail("call-notice", "Owner notification"),
  "call-received": callMail("call-received", "Confirmation of the request"),
  "call-changed": callMail("call-changed", "Confirmation of the new time"),
  "call-changed-notice": callMail("call-changed-notice", "New time requested"),
  "call-proposed": callMail("call-proposed", "Your proposal"),
  "call-confirmed": callMail("call-confirmed", "Your confirmation"),
  "call-accepted-notice": callMail("call-accepted-notice", "Time accepted"),
  "call-declined": callMail("call-declined", "Call declined"),
  "call-cancelled": callMail("call-cancelled", "Confirmation of the cancellation"),
  "call-cancelled-by-us": callMail("call-cancelled-by-us", "Your cancellation"),
  "call-cancelled-notice": callMail("call-cancelled-notice", "Cancelled by the visitor"),
  digest: kind("Project news", digest, async (news, { agency, subjectId, links }) => {
    const { digestMail } = await import("./digest-mail.tsx");
    return digestMail(news, agency, links.unsubscribe(subjectId));
  }),
} satisfies Record<string, KindOfMail>;

function describeTemplate(template: string): string {
  return findKind(template)?.description ?? template;
}

/** The kind of a queued mail; undefined for one that this version of the site does not know. */
export function findKind(template: string): KindOfMail | undefined {
  return Object.entries<KindOfMail>(mails).find(([name]) => name === template)?.[1];
}
