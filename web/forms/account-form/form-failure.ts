/** What a form of the sign-in pages may say went wrong. */
export type FormFailure = {
  reason: FailureReason;
  waitSeconds?: number;
  /** The library's names for what a weak password lacks. */
  weak?: string[];
};

const texts = {
  missing: "You must provide either an email or phone number and a password",
  credentials: "That email address and password do not match.",
  disabled: "This account has been disabled. If you think that is a mistake, please write to the agency.",
  unconfirmed: "Please confirm your email address first, with the link that we sent you.",
  throttled: "Too many attempts. Please try again",
  unreachable: "This does not work at the moment. Please try again in a few minutes.",
  weak: "Please choose a stronger password.",
  same: "Please choose a password that you have not used before.",
  name: "Please enter your name.",
  email: "Please enter a valid email address.",
  terms: "Please read and accept the terms of service.",
  password: "A password may have at most 72 characters.",
  expired: "That link or code has been used or has expired. Request a new one below.",
  wrongCode:
    "That code is not the one in our newest email, or it has expired. Check the six digits, or request a new one below.",
  current: "That is not your current password.",
  phone: "Please enter a valid phone number.",
  lastOwner: "You are the only owner, so the account has to stay.",
  code: "Please enter your email address and the six digits of the code.",
} as const;

const weaknesses: Record<string, string> = {
  length: "It should have at least 10 characters.",
  characters: "It should have letters, digits and symbols.",
  pwned: "It is known from a data leak elsewhere.",
};

export type FailureReason = keyof typeof texts;

export const failureStatuses: Partial<Record<FailureReason, 401 | 403 | 429 | 503>> = {
  credentials: 401,
  disabled: 403,
  unconfirmed: 401,
  throttled: 429,
  unreachable: 503,
};

export function describeFailure({ reason, waitSeconds, weak = [] }: FormFailure): string {
  if (reason === "weak") {
    return [texts.weak, ...weak.flatMap((name) => weaknesses[name] ?? [])].join(" ");
  }
  if (reason !== "throttled") return texts[reason];
  if (!waitSeconds) return `${texts.throttled} in a few minutes.`;
  const minutes = Math.ceil(waitSeconds / 60);
  if (waitSeconds <= 90)
    return `${texts.throttled} in ${waitSeconds} ${waitSeconds === 1 ? "second" : "seconds"}.`;
  return `${texts.throttled} in ${minutes} minutes.`;
}

/** A failure as the address of a page, for browsers without script. */
export function failureParameters({ reason, waitSeconds, weak }: FormFailure): Record<string, string> {
  return {
    error: reason,
    ...(waitSeconds && { wait: String(waitSeconds) }),
    ...(weak && { weak: weak.join(",") }),
  };
}

type Parameters = Record<string, string | string[] | undefined>;

/** The failure that the address of a page tells of. */
export function readFailure({ error, wait, weak }: Parameters): FormFailure | null {
  if (!isReason(error)) return null;
  return {
    reason: error,
    waitSeconds: typeof wait === "string" && /^\d{1,5}$/.test(wait) ? Number(wait) : undefined,
    weak: typeof weak === "string" ? weak.split(",") : undefined,
  };
}

function isReason(value: unknown): value is FailureReason {
  return typeof value === "string" && Object.hasOwn(texts, value);
}
