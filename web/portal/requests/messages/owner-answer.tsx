import { describeOwnerFailure } from "#texts/describe-owner-answer.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Notice } from "#ui/notice/notice.tsx";

/** Why the owner's last form was refused, as the address says it to a browser without script. */
export async function OwnerAnswer({ answer }: { answer: unknown }) {
  const failure = describeOwnerFailure(answer, (await getTexts()).ownerAnswers);
  return failure ? <Notice tone="error">{failure}</Notice> : null;
}
