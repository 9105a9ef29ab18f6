import { getTexts, type Texts } from "#texts/get-texts.ts";
import type { FormOutcome } from "./form-answer.ts";

type Answers = Texts["ownerAnswers"];
export type OwnerRefusal = keyof Answers["failures"];

/** That a form of the owner did what it says, in the words of that name; the owner stays on its page. */
export async function ownerDid(name?: keyof Answers["successes"]): Promise<FormOutcome> {
  const { done, successes } = (await getTexts()).ownerAnswers;
  return { done: { text: name ? successes[name] : done } };
}

/** Why a form of the owner did nothing. */
export async function ownerRefused(name: OwnerRefusal, status: 400 | 503 = 400): Promise<FormOutcome> {
  return { status, error: (await getTexts()).ownerAnswers.failures[name] };
}
