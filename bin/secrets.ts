import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Secrets = {
  supabaseJwtSecret: string;
  supabasePublishableKey: string;
  supabaseSecretKey: string;
  revalidateSecret: string;
  stripeSecretKey: string;
  stripeWebhookSecret: string;
};

/** The secrets of one data directory: made once, those that a later version needs too, and readable by its user alone. */
export function readSecrets(dataDirectory: string): Secrets {
  const path = join(dataDirectory, "secrets.json");
  const known: Partial<Secrets> = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  const made = makeSecrets();
  const secrets = { ...made, ...known };
  if (Object.keys(known).length < Object.keys(made).length) {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return secrets;
}

function makeSecrets(): Secrets {
  const secret = () => randomBytes(32).toString("base64url");
  return {
    supabaseJwtSecret: secret(),
    supabasePublishableKey: `sb_publishable_${secret()}`,
    supabaseSecretKey: `sb_secret_${secret()}`,
    revalidateSecret: secret(),
    stripeSecretKey: `sk_test_${randomBytes(32).toString("hex")}`,
    stripeWebhookSecret: `whsec_${secret()}`,
  };
}
