// Of an authenticator app: what it is given, and the codes that it shows.
import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";

/** For how many seconds a code is shown. */
const period = 30;

/** What an authenticator app takes up: typed, scanned, or opened by a link. The picture has no `#`, which would end the address that auth-js makes of it. */
export function makeSecret(issuer: string, label: string): { secret: string; uri: string; qr_code: string } {
  const secret = new Secret({ size: 20 });
  const uri = new TOTP({ issuer, label, secret, period }).toString();
  return {
    secret: secret.base32,
    uri,
    qr_code: renderSVG(uri, { blackColor: "black", whiteColor: "white" }),
  };
}

/**
 * The number of the half minute whose code this is, of the one that runs and its two neighbours: a clock may be wrong by that much. Null when the
 * code belongs to none.
 */
export function findStep(code: string, secret: string, now = Date.now()): number | null {
  const delta = new TOTP({ secret: Secret.fromBase32(secret), period }).validate({
    token: code,
    timestamp: now,
    window: 1,
  });
  return delta === null ? null : Math.floor(now / 1000 / period) + delta;
}
