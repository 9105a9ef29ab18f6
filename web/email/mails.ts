import { z } from "zod";
import type { Texts } from "#texts/get-texts.ts";
import type { CallMailName } from "./call-mails.tsx";
import {
  account,
  call,
  carePlan,
  contact,
  digest,
  doubtful,
  factor,
  invite,
  invoiceDue,
  invoicePaid,
  invoiceSender,
  joined,
  newDevice,
  orderDecided,
  paidTwice,
  paymentFailed,
  removedFactor,
  reply,
  secondPlanEnded,
  troubles,
  unlinked,
  usedCode,
} from "./mail-payloads.ts";
import type { Agency, Mail, SignedMail } from "./send-mail.ts";

type Context = {
  agency: Agency;
  /** What the mail is about: a message, a call, an invite or a person. */
  subjectId: string;
  /** New links that let their reader do something without signing in. */
  links: {
    call: (id: string) => Promise<string>;
    invite: (id: string) => Promise<string>;
    unsubscribe: (id: string) => Promise<{ page: string; oneClick: string }>;
  };
};

/**
 * Whose words the mail is sent for. A program's mail says that it is one (RFC 3834), so that no other program answers it; what a
 * person typed must not, since ticket systems drop such mails.
 */
type Author = SignedMail["author"];

type KindOfMail = {
  author: Author;
  /** Throws an Error when the payload is not what such a mail needs. */
  write: (payload: unknown, context: Context) => Promise<Mail>;
};

function kind<Payload>(
  author: Author,
  payload: z.ZodType<Payload>,
  write: (payload: Payload, context: Context) => Promise<Mail>,
): KindOfMail {
  return { author, write: async (given, context) => write(payload.parse(given), context) };
}

// The templates bring some fifteen megabytes, which a page that only describes a mail need not hold.
const contactMails = () => import("./contact-mails.tsx");
const peopleMails = () => import("./people-mails.tsx");
const accountMails = () => import("./account-mails.tsx");

const invoiceMails = () => import("./invoice-mails.tsx");
const billingMails = () => import("./billing-mails.tsx");

const callMail = (name: CallMailName, author: Author = "program") =>
  kind(author, call, async (payload, { agency, subjectId, links }) => {
    const { callMails } = await import("./call-mails.tsx");
    // The owner signs in.
    const link = name.endsWith("notice") ? "" : await links.call(subjectId);
    return callMails[name]({ id: subjectId, ...payload }, agency, link);
  });

/** Every mail that the site sends, by the name that the database queues it under. */
export const mails = {
  "contact-notice": kind("person", contact, async (message, { agency, subjectId }) =>
    (await contactMails()).contactNotice({ id: subjectId, ...message }, agency),
  ),
  "contact-received": kind("program", contact, async (_message, { agency }) =>
    (await contactMails()).contactReceived(agency),
  ),
  "contact-reply": kind("person", reply, async (answer, { agency }) =>
    (await contactMails()).contactReply(answer, agency),
  ),
  "client-invite": kind("program", invite, async (invited, { agency, subjectId, links }) =>
    (await peopleMails()).clientInvite({ ...invited, link: await links.invite(subjectId) }, agency),
  ),
  "client-joined": kind("program", joined, async (member, { agency }) =>
    (await peopleMails()).clientJoined(member, agency),
  ),
  "unlinked-people": kind("program", unlinked, async (told, { agency }) =>
    (await peopleMails()).unlinkedPeople(told, agency),
  ),
  "password-changed": kind("program", account, async (_account, { agency }) =>
    (await peopleMails()).passwordChanged(agency),
  ),
  "address-changed": kind("program", account, async (changed, { agency }) =>
    (await peopleMails()).addressChanged(changed, agency),
  ),
  "factor-added": kind("program", factor, async (told, { agency }) =>
    (await accountMails()).factorAdded(told, agency),
  ),
  "factor-removed": kind("program", removedFactor, async (told, { agency }) =>
    (await accountMails()).factorRemoved(told, agency),
  ),
  "recovery-code-used": kind("program", usedCode, async (told, { agency }) =>
    (await accountMails()).recoveryCodeUsed(told, agency),
  ),
  "recovery-codes-renewed": kind("program", z.unknown(), async (_told, { agency }) =>
    (await accountMails()).recoveryCodesRenewed(agency),
  ),
  "new-device": kind("program", newDevice, async (told, { agency }) =>
    (await accountMails()).newDeviceMail(told, agency),
  ),
  "operations-alert": kind("program", troubles, async (told, { agency }) =>
    (await import("./operations-alert.tsx")).operationsAlert(told, agency),
  ),
  "doubtful-requests": kind("program", doubtful, async (told, { agency }) =>
    (await import("./doubtful-mail.tsx")).doubtfulMail(told, agency),
  ),
  "second-subscription": kind("program", paidTwice, async (told, { agency }) =>
    (await billingMails()).paidTwice(told, agency),
  ),
  "second-subscription-ended": kind("program", secondPlanEnded, async (told, { agency }) =>
    (await billingMails()).secondPlanEnded(told, agency),
  ),
  "care-plan-notice": kind("program", carePlan, async (told, { agency }) =>
    (await billingMails()).carePlanNotice(told, agency),
  ),
  "invoice-open": kind("program", invoiceDue, async (told, { agency }) =>
    (await invoiceMails()).invoiceOpen(told, agency),
  ),
  "invoice-paid": kind("program", invoicePaid, async (told, { agency }) =>
    (await invoiceMails()).invoicePaid(told, agency),
  ),
  "invoice-receipt": kind("program", invoicePaid, async (told, { agency }) =>
    (await invoiceMails()).invoiceReceipt(told, agency),
  ),
  "invoice-reminder": kind("program", invoiceDue, async (told, { agency }) =>
    (await invoiceMails()).invoiceReminder(told, agency),
  ),
  "invoice-sender-changed": kind("program", invoiceSender, async (told, { agency }) =>
    (await invoiceMails()).invoiceSenderChanged(told, agency),
  ),
  "payment-failed": kind("program", paymentFailed, async (told, { agency }) =>
    (await billingMails()).paymentFailed(told, agency),
  ),
  "order-decided": kind("program", orderDecided, async (told, { agency }) =>
    (await import("./order-mails.tsx")).orderDecided(told, agency),
  ),
  "call-notice": callMail("call-notice", "person"),
  "call-received": callMail("call-received"),
  "call-changed": callMail("call-changed"),
  "call-changed-notice": callMail("call-changed-notice"),
  "call-proposed": callMail("call-proposed"),
  "call-confirmed": callMail("call-confirmed"),
  "call-accepted-notice": callMail("call-accepted-notice"),
  "call-declined": callMail("call-declined"),
  "call-cancelled": callMail("call-cancelled"),
  "call-cancelled-by-us": callMail("call-cancelled-by-us"),
  "call-cancelled-notice": callMail("call-cancelled-notice"),
  digest: kind("program", digest, async (news, { agency, subjectId, links }) => {
    const { digestMail } = await import("./digest-mail.tsx");
    return digestMail(news, agency, await links.unsubscribe(subjectId));
  }),
} satisfies Record<keyof Texts["mails"]["descriptions"], KindOfMail>;

/** The kind of a queued mail; undefined for one that this version of the site does not know. */
export function findKind(template: string): KindOfMail | undefined {
  return Object.entries<KindOfMail>(mails).find(([name]) => name === template)?.[1];
}
