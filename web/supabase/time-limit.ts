import { noteUnanswered } from "#server/request-context.ts";

export const timeLimitMs = 5000;

/**
 * Rejects when a promise takes longer than Supabase may take: five seconds, unless told otherwise.
 * supabase-js by itself would try to refresh a session for half a minute.
 */
export async function withinTimeLimit<Result>(
  promise: Promise<Result>,
  limitMs = timeLimitMs,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      noteUnanswered();
      reject(new Error("Supabase did not answer in time"));
    }, limitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
