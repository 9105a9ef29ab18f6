import { findAddresses } from "./find-addresses.ts";

/** The field that people neither see nor reach. No word of it is one that browsers and password managers fill in. */
export const honeypotName = "keep_blank";

/** What the field was called before: a page that was kept still sends it. */
export const formerHoneypotName = "website";

const leastFillMs = 2000;

/** What may be noticed about a request, each for itself no proof. */
export type SpamReason = "honeypot" | "too fast" | "address in the name" | "links" | "odd name";

type Judged = {
  reasons: SpamReason[];
  /** doubtful: shown to the owner as such, and mailed to nobody at once. spam: set aside. */
  verdict: "clear" | "doubtful" | "spam";
  /** Whether the address that was given may be told that the request has arrived. */
  acknowledge: boolean;
};

type Request = {
  name: string;
  email: string;
  /** The message or the notes. */
  words: string;
  isTrapped: boolean;
  /** Undefined when the sender does not say when the form was opened. */
  openedAt?: number | undefined;
};

/**
 * Weighs what speaks against a request. What speaks against the confirmation, which a stranger can have mailed to a third person,
 * does not speak against the message. Clocks differ, so a start in the future says nothing.
 */
export function judgeRequest({ name, email, words, isTrapped, openedAt }: Request, now = Date.now()): Judged {
  const fillMs = openedAt === undefined ? leastFillMs : now - openedAt;
  const isFast = fillMs >= 0 && fillMs < leastFillMs;
  const inName = findAddresses(name);
  const links = findAddresses(words);
  const isLure = inName.some(({ host, isPlain }) => isPlain && !isOwn(host, email));
  const hasForeign = links.some(({ host }) => !isOwn(host, email));

  const reasons: SpamReason[] = [
    ...(isTrapped ? ["honeypot" as const] : []),
    ...(isFast ? ["too fast" as const] : []),
    ...(inName.length > 0 ? ["address in the name" as const] : []),
    ...(links.length > 0 || namesMessenger(words) ? ["links" as const] : []),
    ...(isOddName(name) ? ["odd name" as const] : []),
  ];
  const isProgram = isTrapped && isFast;
  const leadsAway = isLure || hasForeign;
  const isDoubtful = isTrapped || (isFast && leadsAway) || (isLure && hasForeign);
  return {
    reasons,
    verdict: isProgram && leadsAway ? "spam" : isDoubtful ? "doubtful" : "clear",
    // Whoever says nothing of when the form was opened may not have had it, nor the address that is given.
    acknowledge: reasons.length === 0 && openedAt !== undefined,
  };
}

/** The site of the company that somebody writes from, or their own address. */
function isOwn(host: string, email: string): boolean {
  const own = email.trim().toLowerCase().split("@").at(-1) ?? "";
  return own !== "" && host !== "" && (host === own || host.endsWith(`.${own}`) || own.endsWith(`.${host}`));
}

/** A number or a name at a messenger is an address, too. */
function namesMessenger(words: string): boolean {
  return (
    /\b(?:whats\s?app|telegram|viber|we\s?chat|signal|line id)\b/i.test(words) &&
    /(?:\d[\s().-]*){7}/.test(words)
  );
}

/** Sentences, sums and telephone numbers are no names. */
function isOddName(name: string): boolean {
  const trimmed = name.trim();
  return (
    trimmed.length > 80 ||
    trimmed.split(/\s+/).length > 7 ||
    /[\r\n<>{}[\]|\\=$€£¥₽₿?]/.test(trimmed) ||
    /(?:\d[\s().,/-]*){9}|\+(?:\d[\s().,/-]*){7}/.test(trimmed)
  );
}
