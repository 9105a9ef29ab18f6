import "server-only";
import { keyedHash } from "#supabase/keyed-hash.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { giveSecret, readSecret, takeSecretAway } from "./claim-cookie.ts";
import { isClaim } from "./is-claim.ts";

/**
 * Gives this browser a secret, and answers the metadata to send with the password that was typed in it: a claim that only the
 * site can make of the address and the secret. The database keeps the password when an address is proven only for its claim.
 */
export async function claimPassword(email: string): Promise<{ password_claim: string }> {
  return { password_claim: makeClaim(email, await giveSecret()) };
}

/**
 * After this browser proved the account's address: whether its password stays. Otherwise one has to be chosen, `again` where this
 * browser chose one while the site still counted in another way, and the one that was stored before is gone. The database is
 * asked to put a password back only with a claim that was found to be this browser's.
 */
export async function settlePassword({
  id,
  email = "",
}: {
  id: string;
  email?: string;
}): Promise<"stays" | "choose" | "again"> {
  try {
    return await settle(id, email);
  } catch (error) {
    // The mailed token is used up, and what was set aside stays aside: whoever proved the address chooses a password.
    console.error("A password could not be settled:", error instanceof Error ? error.message : "failed");
    return "choose";
  }
}

async function settle(id: string, email: string): Promise<"stays" | "choose" | "again"> {
  const { secret, isOld } = await readSecret();
  const [kept] = await serviceClient
    .rpc("read_set_aside_password", { user_id: id })
    .then(unwrap("What was set aside could not be read"));
  if (!kept) return "stays";
  const claim = secret && email ? makeClaim(email, secret) : null;
  if (!isClaim(kept.claim, claim)) {
    await serviceClient
      .rpc("forget_set_aside_password", { user_id: id })
      .then(unwrap("A password could not be forgotten"));
    return isOld ? "again" : "choose";
  }
  const isSettled = await serviceClient
    .rpc("settle_password", { user_id: id, claim: kept.claim })
    .then(unwrap("A password could not be settled"));
  if (isSettled) await takeSecretAway();
  return isSettled ? "stays" : "choose";
}

function makeClaim(email: string, secret: string): string {
  return keyedHash("password-claim", `${email.trim().toLowerCase()}:${secret}`);
}
