import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import type { Mail } from "./mail-states/mail-states.tsx";

type SpamBadgeProps = {
  request: { id: string; status: string; spam_reasons: string[] };
  mails: Mail[];
};

/** Why a request is suspected, or, while it waits, why its sender has got no confirmation; in the owner's words. */
export async function SpamBadge({ request: { id, status, spam_reasons }, mails }: SpamBadgeProps) {
  const { suspectedSpam, notConfirmed, spamReasons } = (await getTexts()).requests;
  const words: Record<string, string> = spamReasons;
  const reasons = spam_reasons.map((reason) => words[reason] ?? reason).join(", ");
  const isConfirmed = mails.some((mail) => mail.subject_id === id && mail.template.endsWith("-received"));
  if (reasons === "") return null;
  if (status === "spam") return <Badge tone="attention">{suspectedSpam(reasons)}</Badge>;
  const isWaiting = status === "new" || status === "requested";
  return isWaiting && !isConfirmed ? <Badge>{notConfirmed(reasons)}</Badge> : null;
}
