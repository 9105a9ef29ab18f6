const leastFillMs = 2000;

/** Why a submission looks as if a program had sent it. Clocks differ, so a start in the future says nothing. */
export function suspectSpam(
  { website, startedAt }: { website: string; startedAt?: number },
  now = Date.now(),
): string[] {
  const fillMs = startedAt === undefined ? leastFillMs : now - startedAt;
  return [
    ...(website.trim() === "" ? [] : ["honeypot"]),
    ...(fillMs >= 0 && fillMs < leastFillMs ? ["too fast"] : []),
  ];
}
