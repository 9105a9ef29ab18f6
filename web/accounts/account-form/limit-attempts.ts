import "server-only";
import { keyedHash } from "#supabase/keyed-hash.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { visitorAddress } from "#supabase/visitor-address.ts";
import type { AccountOutcome } from "./answer-account-form.ts";

/**
 * Does the work unless the visitor's address or the account has had too many attempts: `guess` at a password or code,
 * `mail` to be sent. A guess that was right is not counted. A `device` that the account knows is counted by itself.
 */
export async function limitAttempts(
  kind: "guess" | "mail",
  { headers, email, device }: { headers: Headers; email: string; device?: string | null },
  work: () => Promise<AccountOutcome>,
): Promise<AccountOutcome> {
  const attempt = {
    kind,
    address_hash: keyedHash("address", visitorAddress(headers)),
    account_hash: device
      ? keyedHash("device", device)
      : email && keyedHash("sender", email.trim().toLowerCase()),
  };
  const counted = await serviceClient.rpc("count_sign_in_attempt", attempt);
  if (counted.error) {
    console.error("An attempt to sign in could not be counted:", counted.error.message);
    return { reason: "unreachable" };
  }
  if (counted.data > 0) return { reason: "throttled", waitSeconds: counted.data };

  const outcome = await work();
  if (kind === "guess" && "next" in outcome && !outcome.keeps) {
    const { error } = await serviceClient.rpc("forget_sign_in_attempt", attempt);
    if (error) console.error("An attempt to sign in could not be forgotten:", error.message);
  }
  return outcome;
}
