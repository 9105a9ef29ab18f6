import "server-only";
import { findKind } from "#email/mails.ts";
import type { Agency, SignedMail } from "#email/send-mail.ts";
import { makePrivateLink } from "#private-links/private-link.ts";
import { makeUnsubscribeLinks } from "#private-links/unsubscribe-link.ts";

/** The mail that an entry of the outbox stands for. Throws an Error for a template that this version does not know. */
export async function writeMail(
  { template, payload, subjectId }: { template: string; payload: unknown; subjectId: string },
  agency: Agency,
): Promise<SignedMail> {
  const kind = findKind(template);
  if (!kind) throw new Error(`There is no mail template ${template}`);
  const mail = await kind.write(payload, {
    agency,
    subjectId,
    links: {
      call: async (id) => `${agency.siteUrl}/calls/${await makePrivateLink("call", id)}`,
      invite: async (id) => `${agency.siteUrl}/auth/invite/${await makePrivateLink("invite", id)}`,
      unsubscribe: makeUnsubscribeLinks,
    },
  });
  return { ...mail, author: kind.author };
}
