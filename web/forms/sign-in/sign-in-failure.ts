export type SignInFailure = {
  reason: "missing" | "credentials" | "unconfirmed" | "throttled" | "unreachable";
  waitSeconds?: number;
};

const texts: Record<SignInFailure["reason"], string> = {
  missing: "You must provide either an email or phone number and a password",
  credentials: "That e-mail address and password do not match.",
  unconfirmed: "Please confirm your e-mail address first, with the link that we sent you.",
  throttled: "Too many attempts. Please try again",
  unreachable: "Signing in does not work at the moment. Please try again in a few minutes.",
};

export function describeFailure({ reason, waitSeconds }: SignInFailure): string {
  if (reason !== "throttled") return texts[reason];
  if (!waitSeconds) return `${texts.throttled} in a few minutes.`;
  const minutes = Math.ceil(waitSeconds / 60);
  if (waitSeconds <= 90)
    return `${texts.throttled} in ${waitSeconds} ${waitSeconds === 1 ? "second" : "seconds"}.`;
  return `${texts.throttled} in ${minutes} minutes.`;
}

/** The failure that an address of the login page tells of, for browsers without script. */
export function readFailure(reason: unknown, wait: unknown): SignInFailure | null {
  if (!isReason(reason)) return null;
  const waitSeconds = typeof wait === "string" && /^\d{1,5}$/.test(wait) ? Number(wait) : undefined;
  return { reason, waitSeconds };
}

function isReason(value: unknown): value is SignInFailure["reason"] {
  return typeof value === "string" && Object.hasOwn(texts, value);
}
