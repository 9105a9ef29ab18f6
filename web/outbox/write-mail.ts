import "server-only";
import { findKind } from "#email/mails.ts";
import type { Agency, Mail } from "#email/send-mail.ts";
import { callToken } from "#private-links/call-token.ts";
import { inviteToken } from "#private-links/invite-token.ts";
import { unsubscribeLinks } from "#private-links/unsubscribe-token.ts";

/** The mail that an entry of the outbox stands for. Throws an Error for a template that this version does not know. */
export async function writeMail(
  { template, payload, subjectId }: { template: string; payload: unknown; subjectId: string },
  agency: Agency,
): Promise<Mail> {
  const kind = findKind(template);
  if (!kind) throw new Error(`There is no mail template ${template}`);
  return await kind.write(payload, {
    agency,
    subjectId,
    links: {
      call: (id) => `${agency.siteUrl}/calls/${callToken(id)}`,
      invite: (id) => `${agency.siteUrl}/auth/invite/${inviteToken(id)}`,
      unsubscribe: unsubscribeLinks,
    },
  });
}
