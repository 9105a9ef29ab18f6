import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

type Secrets = ReturnType<typeof makeSecrets>;

const stored = z.record(z.string(), z.string().min(1));

/**
 * The secrets of one data directory: made once, those that a later version needs too, and readable by its user alone.
 * Throws an Error that names a damaged file and shows nothing of it.
 */
export function readSecrets(dataDirectory: string): Secrets {
  const path = join(dataDirectory, "secrets.json");
  const known = existsSync(path) ? readStored(path) : {};
  const made = makeSecrets();
  const secrets = { ...made, ...known };
  if (Object.keys(known).length < Object.keys(made).length) {
    mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
    writeFileSync(`${path}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600, flush: true });
    renameSync(`${path}.new`, path);
  }
  return secrets;
}

/** The parser's own words quote what stands in the file, so they are not passed on. */
function readStored(path: string): Partial<Secrets> {
  try {
    return stored.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {}
  throw new Error(
    `${path} is damaged. Put it back from a backup, or delete it: then everybody has to sign in again, and the private links that were mailed end.`,
  );
}

function makeSecrets() {
  const secret = () => randomBytes(32).toString("base64url");
  return {
    supabaseJwtSecret: secret(),
    supabasePublishableKey: `sb_publishable_${secret()}`,
    supabaseSecretKey: `sb_secret_${secret()}`,
    revalidateSecret: secret(),
    cronSecret: secret(),
    stripeSecretKey: `sk_test_${randomBytes(32).toString("hex")}`,
    stripeWebhookSecret: `whsec_${secret()}`,
  };
}
