/**
 * Answers no earlier than a moment after the start, so that the time which an answer takes does not tell whether an
 * address has an account.
 */
export async function answerAfter<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, new Promise((resolve) => setTimeout(resolve, milliseconds))]);
  return result;
}
