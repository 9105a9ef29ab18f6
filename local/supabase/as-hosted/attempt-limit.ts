// What throttle-sign-in.ts counts with: @supabase/lite counts nothing.
// Hosted: https://supabase.com/docs/guides/auth/rate-limits

/** A sliding window: at most `max` attempts per key in `windowMs` milliseconds. */
export function createAttemptLimit({
  max,
  windowMs,
  now = Date.now,
}: {
  max: number;
  windowMs: number;
  now?: () => number;
}) {
  const attempts = new Map<string, number[]>();

  function recent(key: string): number[] {
    return (attempts.get(key) ?? []).filter((time) => time > now() - windowMs);
  }

  function forgetOld(): void {
    for (const key of attempts.keys()) if (recent(key).length === 0) attempts.delete(key);
  }

  return {
    /** Counts an attempt. Returns 0 when it may go on, else the seconds to wait; a refused attempt is not counted. */
    take(key: string): number {
      const times = recent(key);
      const [oldest] = times;
      if (oldest !== undefined && times.length >= max) return Math.ceil((oldest + windowMs - now()) / 1000);
      if (attempts.size > 10_000) forgetOld();
      attempts.set(key, [...times, now()]);
      return 0;
    },

    /** Takes back the latest attempt of a key, because it succeeded. */
    giveBack(key: string): void {
      attempts.set(key, recent(key).slice(0, -1));
    },
  };
}
