import { z } from "zod";

// What the database's functions put into the outbox for each kind of mail.

export const contact = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
});
export type ContactPayload = z.infer<typeof contact>;

export const reply = z.object({ name: z.string(), message: z.string(), reply: z.string() });
export type ReplyPayload = z.infer<typeof reply>;

export const invite = z.object({
  client: z.string(),
  email: z.string(),
  /** Whoever has an account joins or declines there. */
  has_account: z.boolean().default(false),
  invited_by: z.string().nullish(),
});
export type InvitePayload = z.infer<typeof invite>;

export const joined = z.object({ client: z.string(), name: z.string() });
export type JoinedPayload = z.infer<typeof joined>;

export const unlinked = z.object({ people: z.array(z.object({ name: z.string(), email: z.string() })) });
export type UnlinkedPayload = z.infer<typeof unlinked>;

export const account = z.object({ email: z.string() });
export type AccountPayload = z.infer<typeof account>;

/** `name`: what somebody called an authenticator app, or null. */
export const factor = z.object({ name: z.string().nullable() });
export type FactorPayload = z.infer<typeof factor>;

export const removedFactor = factor.extend({
  /** What opens the account now; `none`: nothing does, until there is another app. */
  opens_with: z.enum(["another", "password", "none"]),
});
export type RemovedFactorPayload = z.infer<typeof removedFactor>;

export const usedCode = z.object({ left: z.number() });
export type UsedCodePayload = z.infer<typeof usedCode>;

export const newDevice = z.object({
  /** Empty where the site does not know it. */
  browser: z.string(),
  system: z.string(),
  at: z.string(),
  /** Whether the session has opened anything: the account's second step was done, or it has none. */
  is_done: z.boolean(),
});
export type NewDevicePayload = z.infer<typeof newDevice>;

export const troubles = z.object({
  troubles: z.array(
    z.object({
      kind: z.enum(["error", "slow", "mail", "publish", "full"]),
      what: z.string(),
      times: z.number(),
    }),
  ),
  /** How many more there are than `troubles`. */
  more: z.number(),
});
export type TroublesPayload = z.infer<typeof troubles>;

export const doubtful = z.object({
  requests: z.array(z.object({ kind: z.enum(["message", "call"]), id: z.string(), name: z.string() })),
  /** How many more there are than `requests`. */
  more: z.number(),
});
export type DoubtfulPayload = z.infer<typeof doubtful>;
const sum = { amount_cents: z.number(), currency: z.string() };

export const paidTwice = z.object({
  client: z.string(),
  client_id: z.string(),
  /** The one that began first in front; cents a month, before tax. */
  plans: z.array(z.object(sum)),
});
export type PaidTwicePayload = z.infer<typeof paidTwice>;

/** Cents that went back, with tax. */
export const secondPlanEnded = z.object({ client: z.string(), ...sum });
export type SecondPlanEndedPayload = z.infer<typeof secondPlanEnded>;

export const carePlan = z.object({
  client: z.string(),
  client_id: z.string(),
  event: z.enum(["bought", "changed", "cancelled", "kept", "ended", "failed", "paid-again"]),
  /** Cents a month, before tax. */
  ...sum,
  /** The end of what is paid. */
  until: z.string(),
});
export type CarePlanPayload = z.infer<typeof carePlan>;

export const paymentFailed = z.object({ client: z.string(), ...sum });
export type PaymentFailedPayload = z.infer<typeof paymentFailed>;

const ofInvoice = {
  client: z.string(),
  invoice_id: z.string(),
  number: z.string(),
  amount: z.number(),
  currency: z.string(),
};
/** What is left to pay of an invoice, in Stripe's units. */
export const invoiceDue = z.object({ ...ofInvoice, due_on: z.string() });
export type InvoiceDuePayload = z.infer<typeof invoiceDue>;

export const invoicePaid = z.object(ofInvoice);
export type InvoicePaidPayload = z.infer<typeof invoicePaid>;

const changedWords = z.object({ was: z.string().nullable(), becomes: z.string().nullable() }).nullable();
/** What invoices say of their sender: of the account the last characters, null where it is as it was. */
export const invoiceSender = z.object({
  by: z.string().nullable(),
  account: changedWords,
  sender: changedWords,
});
export type InvoiceSenderPayload = z.infer<typeof invoiceSender>;

export const orderDecided = z.object({
  client: z.string(),
  project: z.string(),
  project_id: z.string(),
  order_id: z.string(),
  number: z.number(),
  title: z.string(),
  price_cents: z.number(),
  currency: z.string(),
  decision: z.enum(["approved", "declined"]),
  by: z.string(),
  reason: z.string(),
});
export type OrderDecidedPayload = z.infer<typeof orderDecided>;

export const digest = z.object({
  name: z.string(),
  /** How many more there are than `news`. */
  more: z.number(),
  news: z.array(
    z.object({
      kind: z.string(),
      project: z.string(),
      project_id: z.string(),
      title: z.string(),
      events: z.number(),
      decision: z.enum(["approved", "changes_requested", "declined"]).nullable(),
      actor: z.string().nullable(),
      /** Of what the reader is asked to decide: which change order it is; nothing of a feedback item. */
      asked: z
        .object({
          number: z.number().nullable(),
          price_cents: z.number().nullable(),
          currency: z.string().nullable(),
        })
        .nullish(),
    }),
  ),
});
export type DigestPayload = z.infer<typeof digest>;

export const call = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    notes: z.string().nullable(),
    time_zone: z.string(),
    starts_at: z.coerce.date(),
    ends_at: z.coerce.date(),
    sequence: z.number(),
    /** Of a time that is proposed: why. */
    why: z.enum(["not free", "asked", "proposed", "confirmed"]).default("asked"),
  })
  .transform(({ time_zone, starts_at, ends_at, ...rest }) => ({
    ...rest,
    timeZone: time_zone,
    startsAt: starts_at,
    endsAt: ends_at,
  }));
export type CallPayload = z.infer<typeof call>;
