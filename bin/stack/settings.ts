import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { loadEnvFile } from "node:process";
import { readSecrets } from "./secrets.ts";

export const root = join(import.meta.dirname, "..", "..");

export type Settings = ReturnType<typeof readSettings>;

/**
 * What to start and how to reach it, from `.env` and the environment (which wins).
 * Without NEXT_PUBLIC_SANITY_PROJECT_ID the content is the local lake, without SUPABASE_URL the portal is the embedded Supabase,
 * and then without STRIPE_SECRET_KEY the billing is the Stripe emulator.
 * Throws an Error naming the variable when a port is not a port, a time not a time.
 */
export function readSettings() {
  const envFile = join(root, ".env");
  if (existsSync(envFile)) loadEnvFile(envFile);

  const ports = {
    site: readPort("SITE_PORT", 3000),
    studio: readPort("STUDIO_PORT", 3333),
    lake: readPort("LAKE_PORT", 3900),
    supabase: readPort("SUPABASE_PORT", 54321),
    inbox: readPort("INBOX_PORT", 54324),
    smtp: readPort("SMTP_PORT", 54325),
    stripe: readPort("STRIPE_PORT", 54330),
  };
  const isDatabaseLocal = !process.env.SUPABASE_URL;
  const dataDirectory = resolve(root, process.env.DATA_DIR || ".local");
  return {
    ports,
    isContentLocal: !process.env.NEXT_PUBLIC_SANITY_PROJECT_ID,
    isDatabaseLocal,
    // A hosted site without Stripe's key has no billing; only the product on one machine pretends to have some.
    isBillingLocal: isDatabaseLocal && !process.env.STRIPE_SECRET_KEY,
    dataDirectory,
    siteUrl: process.env.SITE_URL || `http://localhost:${ports.site}`,
    studioUrl: `http://localhost:${ports.studio}`,
    lakeUrl: `http://localhost:${ports.lake}`,
    stripeUrl: `http://localhost:${ports.stripe}`,
    inboxUrl: `http://localhost:${ports.inbox}`,
    siteOutput: process.env.NEXT_DIST_DIR || ".next",
    studioOutput: process.env.STUDIO_DIST_DIR || "dist",
    backups: {
      /** Whom archives are encrypted for; without it none are made. */
      recipient: process.env.BACKUP_RECIPIENT || null,
      directory: resolve(root, process.env.BACKUP_DIR || "backups"),
      keep: readCount("BACKUP_KEEP", 14),
      /** When one is made each night, on this machine's clock. */
      at: readTime("BACKUP_AT", "03:00"),
    },
    readSecrets: () => readSecrets(dataDirectory),
  };
}

function readPort(name: string, fallback: number): number {
  const port = Number(process.env[name] || fallback);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(`${name} is not a port number`);
  return port;
}

function readCount(name: string, fallback: number): number {
  const count = Number(process.env[name] || fallback);
  if (!Number.isInteger(count) || count < 1) throw new Error(`${name} is not a whole number above zero`);
  return count;
}

function readTime(name: string, fallback: string): string {
  const time = process.env[name] || fallback;
  if (!/^([01]\d|2[0-3]):[0-5]\d$/.test(time)) throw new Error(`${name} is not a time such as 03:00`);
  return time;
}
