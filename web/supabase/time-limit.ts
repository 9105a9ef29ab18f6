export const timeLimitMs = 5000;

/** Rejects when a promise takes longer than the five seconds that anything of Supabase's may take. */
export async function withinTimeLimit<Result>(promise: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Supabase did not answer in time")), timeLimitMs);
  });
  try {
    return await Promise.race([promise, limit]);
  } finally {
    clearTimeout(timer);
  }
}
