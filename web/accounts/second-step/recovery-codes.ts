import "server-only";
import { randomInt } from "node:crypto";
import { z } from "zod";
import { keyedHash } from "#supabase/keyed-hash.ts";
import type { openWritableSession } from "#supabase/open-session.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { keepSigned, readSigned } from "./signed-cookie.ts";

/** Without letters and digits that are taken for one another. */
const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const codeCount = 10;
const codeLength = 12;

type Client = Awaited<ReturnType<typeof openWritableSession>>;

/** Gives the account ten other recovery codes, which this browser can show for ten minutes; false without a proven factor. */
export async function giveRecoveryCodes(client: Client, userId: string): Promise<boolean> {
  const codes = Array.from({ length: codeCount }, makeCode);
  const renewed = await client
    .rpc("renew_recovery_codes", { code_hashes: codes.map((code) => hashRecoveryCode(userId, code)) })
    .then(unwrap("The recovery codes could not be renewed"));
  if (renewed !== "renewed") return false;
  await keepSigned("recovery-codes", userId, codes);
  return true;
}

/** The codes that this browser was given just now, null once they are no longer shown. */
export function readShownCodes(userId: string): Promise<string[] | null> {
  return readSigned("recovery-codes", userId, z.array(z.string()));
}

/** What the database keeps of a code, however it was typed: it opens nothing, and nobody without the site's key can try it out. */
export function hashRecoveryCode(userId: string, typed: string): string {
  return keyedHash("recovery-code", `${userId}:${typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, "")}`);
}

/** Three groups of four, 60 bits. */
function makeCode(): string {
  const code = Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join("");
  return code.replaceAll(/(.{4})(?=.)/g, "$1-");
}
