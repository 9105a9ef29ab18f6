/** The field that people neither see nor reach. */
export const honeypotName = "website";

const leastFillMs = 2000;

/** Why a submission looks as if a program had sent it. Clocks differ, so a start in the future says nothing. */
export function suspectSpam(
  { name, website, openedAt }: { name: string; website: string; openedAt?: number },
  now = Date.now(),
): string[] {
  const fillMs = openedAt === undefined ? leastFillMs : now - openedAt;
  return [
    ...(website.trim() === "" ? [] : ["honeypot"]),
    ...(fillMs >= 0 && fillMs < leastFillMs ? ["too fast"] : []),
    ...(holdsAddress(name) ? ["address in the name"] : []),
  ];
}

/** “St.John” is a name, “evil.example” and “EVIL.EXAMPLE” are not. */
function holdsAddress(name: string): boolean {
  return /:\/\/|\bwww\.|@/i.test(name) || /[\p{L}\d]\.\p{Ll}{2,}|\p{L}{2,}\.\p{Lu}{3,}/u.test(name);
}
