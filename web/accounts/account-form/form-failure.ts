import type { Texts } from "#texts/get-texts.ts";
import type { Refusal } from "#ui/saved-form/form-answer.ts";

/** What a form of the sign-in pages may say went wrong. */
export type FormFailure = {
  reason: FailureReason;
  waitSeconds?: number;
  /** The library's names for what a weak password lacks. */
  weak?: string[];
};

const reasons = [
  "missing",
  "credentials",
  "disabled",
  "unconfirmed",
  "throttled",
  "busy",
  "unreachable",
  "weak",
  "same",
  "name",
  "email",
  "terms",
  "password",
  "expired",
  "wrongCode",
  "current",
  "phone",
  "lastOwner",
  "code",
  "factor",
  "lastFactor",
  "factorCode",
  "recoveryCode",
  "manyFactors",
  "otherFactor",
  "lateFactor",
  "noFactor",
] as const;

export type FailureReason = (typeof reasons)[number];

const failureStatuses: Partial<Record<FailureReason, 401 | 403 | 429 | 503>> = {
  credentials: 401,
  disabled: 403,
  unconfirmed: 401,
  throttled: 429,
  busy: 503,
  unreachable: 503,
};

type Words = Texts["accountForms"];

export function describeFailure({ reason, waitSeconds, weak = [] }: FormFailure, words: Words): string {
  const { failures } = words;
  if (reason === "weak") {
    const weaknesses: Record<string, string> = words.weaknesses;
    return [failures.weak, ...weak.flatMap((name) => weaknesses[name] ?? [])].join(" ");
  }
  if (reason !== "throttled" || !waitSeconds) return failures[reason];
  return waitSeconds <= 90
    ? words.throttledSeconds(waitSeconds)
    : words.throttledMinutes(Math.ceil(waitSeconds / 60));
}

/** A failure as the answer to a form. */
export function refuseFailure(failure: FormFailure, words: Words): Refusal {
  const { reason, waitSeconds } = failure;
  return {
    status: failureStatuses[reason] ?? 400,
    error: describeFailure(failure, words),
    reason,
    ...(waitSeconds !== undefined && { waitSeconds }),
  };
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
  return reasons.some((reason) => reason === value);
}
