import { expect, test } from "vitest";
import * as de from "#texts/de/de.ts";
import * as en from "#texts/en/en.ts";
import { linkFailures, readLinkFailure } from "./link-failure.ts";

/** Every code of the library's list (auth-js, error-codes.d.ts) and of OAuth's, and what each is to the visitor. */
const meanings: Record<string, string[]> = {
  "link-used": [
    ...["otp_expired", "flow_state_expired", "flow_state_not_found", "bad_code_verifier", "invite_not_found"],
    "session_expired",
  ],
  "link-throttled": ["over_request_rate_limit", "over_email_send_rate_limit", "over_sms_send_rate_limit"],
  "link-disabled": ["user_banned"],
  "link-unconfirmed": ["email_not_confirmed", "phone_not_confirmed", "provider_email_needs_verification"],
  "link-unreachable": [
    ...["unexpected_failure", "request_timeout", "hook_timeout", "hook_timeout_after_retry"],
    ...["server_error", "temporarily_unavailable"],
  ],
  "link-refused": ["access_denied"],
};
const known = Object.entries(meanings).flatMap(([failure, codes]) =>
  codes.map((code) => [code, failure] as const),
);

const unknown = [
  ..."validation_failed bad_json email_exists phone_exists bad_jwt not_admin no_authorization user_not_found".split(
    " ",
  ),
  ..."session_not_found refresh_token_not_found refresh_token_already_used signup_disabled bad_oauth_state".split(
    " ",
  ),
  ..."bad_oauth_callback oauth_provider_not_supported otp_disabled user_already_exists weak_password".split(
    " ",
  ),
  ..."invalid_request unauthorized_client unsupported_response_type invalid_scope invalid_credentials".split(
    " ",
  ),
  ...[
    "",
    " ",
    "otp_expired ",
    "OTP_EXPIRED",
    "otp_expired\0",
    "0",
    "null",
    "toString",
    "__proto__",
    "constructor",
  ],
  ...[
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "javascript:alert(1)",
    "%00",
    "\u202e",
    "x".repeat(100_000),
  ],
  ...["Your account was hacked, call +1 900 555 0100", "../../etc/passwd", "link-used", "hasOwnProperty"],
];

const read = (...pairs: [string, string][]) => readLinkFailure(new URLSearchParams(pairs));
/** In every place in which a code can stand, beside what usually stands in the others. */
const places = (code: string): [string, string][][] => [
  [["error_code", code]],
  [["error", code]],
  [
    ["error", code],
    ["error_description", "Email link is invalid or has expired"],
  ],
  [
    ["error", "invalid_request"],
    ["error_code", code],
    ["error_description", code],
  ],
  [
    ["error_code", code],
    ["error_code", code],
    ["error", code],
  ],
  [
    ["from", "/projects/7"],
    ["error", code],
  ],
];

test("every code that is known has its meaning, wherever it stands and however often", () => {
  for (const [code, failure] of known)
    for (const pairs of places(code)) expect(read(...pairs), JSON.stringify(pairs)).toBe(failure);
});

test("every other value is said to have failed, and is nothing more", () => {
  for (const code of unknown)
    for (const pairs of places(code)) expect(read(...pairs), JSON.stringify(pairs)).toBe("link-failed");
  for (const text of unknown) expect(read(["error_description", text])).toBe("link-failed");
});

test("the exact code counts before the general error, and a known one before any other", () => {
  for (const [code, failure] of known) {
    expect(read(["error", "access_denied"], ["error_code", code])).toBe(failure);
    for (const other of unknown) {
      expect(read(["error_code", other], ["error_code", code])).toBe(failure);
      expect(read(["error_code", code], ["error_code", other])).toBe(failure);
      expect(read(["error_code", other], ["error", code])).toBe(failure);
    }
  }
});

test("an address without an error tells of none", () => {
  for (const pairs of [
    [],
    [["from", "/projects/7"]],
    [["errors", "otp_expired"]],
    [["code", "otp_expired"]],
  ] as [string, string][][])
    expect(read(...pairs)).toBeNull();
});

test("each failure has a sentence of its own in both languages, and leads on", () => {
  for (const { accountForms } of [en, de]) {
    const sentences = linkFailures.map((failure) => accountForms.linkFailures[failure]);
    expect(new Set(sentences).size).toBe(linkFailures.length);
    for (const sentence of sentences) expect(sentence).toMatch(/\.$/);
  }
});
