import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export type Secrets = {
  supabaseJwtSecret: string;
  supabasePublishableKey: string;
  supabaseSecretKey: string;
  revalidateSecret: string;
};

/** The secrets of one data directory: made once, at its first start, and readable by its user alone. */
export function readSecrets(dataDirectory: string): Secrets {
  const path = join(dataDirectory, "secrets.json");
  if (!existsSync(path)) {
    mkdirSync(dataDirectory, { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(makeSecrets(), null, 2), { mode: 0o600 });
    renameSync(`${path}.new`, path);
  }
  return JSON.parse(readFileSync(path, "utf8"));
}

function makeSecrets(): Secrets {
  const secret = () => randomBytes(32).toString("base64url");
  return {
    supabaseJwtSecret: secret(),
    supabasePublishableKey: `sb_publishable_${secret()}`,
    supabaseSecretKey: `sb_secret_${secret()}`,
    revalidateSecret: secret(),
  };
}
