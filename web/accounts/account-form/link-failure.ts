/** What a link of the sign-in service can have failed by, as the login says it: each is the anchor of its sentence there. */
export const linkFailures = [
  "link-used",
  "link-refused",
  "link-throttled",
  "link-disabled",
  "link-unconfirmed",
  "link-unreachable",
  "link-failed",
] as const;

export type LinkFailure = (typeof linkFailures)[number];

/** Codes of Supabase's sign-in service, https://supabase.com/docs/guides/auth/debugging/error-codes, and of OAuth (RFC 6749). */
const failureOf: Record<string, LinkFailure> = {
  otp_expired: "link-used",
  flow_state_expired: "link-used",
  flow_state_not_found: "link-used",
  bad_code_verifier: "link-used",
  invite_not_found: "link-used",
  session_expired: "link-used",
  over_request_rate_limit: "link-throttled",
  over_email_send_rate_limit: "link-throttled",
  over_sms_send_rate_limit: "link-throttled",
  user_banned: "link-disabled",
  email_not_confirmed: "link-unconfirmed",
  phone_not_confirmed: "link-unconfirmed",
  provider_email_needs_verification: "link-unconfirmed",
  unexpected_failure: "link-unreachable",
  request_timeout: "link-unreachable",
  hook_timeout: "link-unreachable",
  hook_timeout_after_retry: "link-unreachable",
  server_error: "link-unreachable",
  temporarily_unavailable: "link-unreachable",
  access_denied: "link-refused",
};

const names = ["error_code", "error", "error_description"];

/**
 * The failure that the sign-in service put into an address; null where there is none. Nothing of the address is ever shown, and of
 * several codes the first that is known counts.
 */
export function readLinkFailure(parameters: URLSearchParams): LinkFailure | null {
  if (!names.some((name) => parameters.has(name))) return null;
  const codes = [...parameters.getAll("error_code"), ...parameters.getAll("error")];
  const known = codes.find((code) => Object.hasOwn(failureOf, code));
  return (known && failureOf[known]) || "link-failed";
}
