import "server-only";
import { z } from "zod";
import { callMails } from "#email/call-mails.tsx";
import { type Agency, contactNotice, contactReceived, contactReply } from "#email/contact-mails.tsx";
import { digestMail } from "#email/digest-mail.tsx";
import { clientInvite, clientJoined, unlinkedPeople } from "#email/people-mails.tsx";
import type { Mail } from "#email/send-mail.ts";
import { callToken } from "#private-links/call-token.ts";
import { inviteToken } from "#private-links/invite-token.ts";
import { unsubscribeLinks } from "#private-links/unsubscribe-token.ts";

const contact = z.object({
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  message: z.string(),
});
const reply = z.object({ name: z.string(), message: z.string(), reply: z.string() });
const invite = z.object({ client: z.string(), email: z.string() });
const joined = z.object({ client: z.string(), name: z.string() });
const unlinked = z.object({ people: z.array(z.object({ name: z.string(), email: z.string() })) });
const digest = z.object({
  name: z.string(),
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
    }),
  ),
});
const call = z
  .object({
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    notes: z.string().nullable(),
    time_zone: z.string(),
    starts_at: z.coerce.date(),
    ends_at: z.coerce.date(),
    sequence: z.number(),
  })
  .transform(({ time_zone, starts_at, ends_at, ...rest }) => ({
    ...rest,
    timeZone: time_zone,
    startsAt: starts_at,
    endsAt: ends_at,
  }));

/** The mail that an entry of the outbox stands for. Throws an Error for a template that this version does not know. */
export function writeMail(
  { template, payload, subjectId }: { template: string; payload: unknown; subjectId: string },
  agency: Agency,
): Mail {
  switch (template) {
    case "contact-notice":
      return contactNotice(contact.parse(payload), agency);
    case "contact-received":
      return contactReceived(agency);
    case "contact-reply":
      return contactReply(reply.parse(payload), agency);
    case "client-invite": {
      const link = `${agency.siteUrl}/auth/invite/${inviteToken(subjectId)}`;
      return clientInvite({ ...invite.parse(payload), link }, agency);
    }
    case "client-joined":
      return clientJoined(joined.parse(payload), agency);
    case "unlinked-people":
      return unlinkedPeople(unlinked.parse(payload), agency);
    case "digest":
      return digestMail(digest.parse(payload), agency, unsubscribeLinks(subjectId));
  }
  const writeCallMail = callMails[template];
  if (!writeCallMail) throw new Error(`There is no mail template ${template}`);
  const link = `${agency.siteUrl}/calls/${callToken(subjectId)}`;
  return writeCallMail({ id: subjectId, ...call.parse(payload) }, agency, link);
}
