import { join } from "node:path";
import { readBrand } from "../../content/brand.ts";
import type { Settings } from "./settings.ts";
import { siteWebhookProjection } from "./site-webhook.ts";

/** The environment of each process; what the owner set in `.env` or the shell wins over the local default. */
export function siteEnvironment(settings: Settings): Record<string, string> {
  const secrets = settings.readSecrets();
  return {
    ...quiet,
    SITE_URL: settings.siteUrl,
    STUDIO_URL: process.env.STUDIO_URL || settings.studioUrl,
    NEXT_DIST_DIR: settings.siteOutput,
    ...(settings.isContentLocal && {
      NEXT_PUBLIC_SANITY_PROJECT_ID: "local",
      NEXT_PUBLIC_SANITY_DATASET: "production",
      SANITY_API_HOST: settings.lakeUrl,
      SANITY_REVALIDATE_SECRET: secrets.revalidateSecret,
    }),
    ...(settings.isDatabaseLocal && {
      SUPABASE_URL: `http://127.0.0.1:${settings.ports.supabase}`,
      SUPABASE_PUBLISHABLE_KEY: secrets.supabasePublishableKey,
      SUPABASE_SECRET_KEY: secrets.supabaseSecretKey,
      SUPABASE_REALTIME: "off",
    }),
    ...(settings.isBillingLocal && {
      STRIPE_SECRET_KEY: secrets.stripeSecretKey,
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
      STRIPE_API_HOST: settings.stripeUrl,
    }),
    ...(settings.isDatabaseLocal && { CRON_SECRET: process.env.CRON_SECRET || secrets.cronSecret }),
    SMTP_URL: process.env.SMTP_URL || `smtp://127.0.0.1:${settings.ports.smtp}`,
  };
}

export function studioEnvironment(settings: Settings): Record<string, string> {
  return {
    ...quiet,
    SANITY_STUDIO_SITE_URL: settings.siteUrl,
    SANITY_STUDIO_PROJECT_ID: process.env.NEXT_PUBLIC_SANITY_PROJECT_ID || "local",
    SANITY_STUDIO_DATASET: process.env.NEXT_PUBLIC_SANITY_DATASET || "production",
    SANITY_STUDIO_DATASET_ACCESS: process.env.SANITY_DATASET_ACCESS || "private",
    ...(settings.isContentLocal && { SANITY_STUDIO_API_HOST: settings.lakeUrl }),
  };
}

export function lakeEnvironment(settings: Settings): Record<string, string> {
  return {
    LAKE_PORT: String(settings.ports.lake),
    LAKE_DIRECTORY: join(settings.dataDirectory, "lake"),
    LAKE_ORIGINS: [settings.siteUrl, settings.studioUrl].join(","),
    LAKE_WEBHOOK_URL: `${settings.siteUrl}/api/revalidate`,
    LAKE_WEBHOOK_SECRET: settings.readSecrets().revalidateSecret,
    LAKE_WEBHOOK_PROJECTION: siteWebhookProjection,
  };
}

export function supabaseEnvironment(settings: Settings): Record<string, string> {
  const secrets = settings.readSecrets();
  const { name, sender, edition } = readBrand();
  return {
    ...quiet,
    SENDER_NAME: name,
    SENDER_ADDRESS: sender,
    SUPABASE_SEED: edition === "demo" ? "demo" : "none",
    SUPABASE_PORT: String(settings.ports.supabase),
    SUPABASE_DIRECTORY: join(settings.dataDirectory, "supabase"),
    SUPABASE_JWT_SECRET: secrets.supabaseJwtSecret,
    SUPABASE_PUBLISHABLE_KEY: secrets.supabasePublishableKey,
    SUPABASE_SECRET_KEY: secrets.supabaseSecretKey,
    SITE_URL: settings.siteUrl,
    ...(settings.isContentLocal && { LAKE_URL: settings.lakeUrl }),
    SMTP_PORT: String(settings.ports.smtp),
  };
}

export function stripeEnvironment(settings: Settings): Record<string, string> {
  const secrets = settings.readSecrets();
  const { tax, region } = readBrand();
  return {
    STRIPE_CURRENCY: region.currency,
    STRIPE_TAX_NAME: tax.name,
    STRIPE_TAX_PERCENT: String(tax.percent),
    STRIPE_PORT: String(settings.ports.stripe),
    STRIPE_DIRECTORY: join(settings.dataDirectory, "stripe"),
    STRIPE_SECRET_KEY: secrets.stripeSecretKey,
    STRIPE_WEBHOOK_SECRET: secrets.stripeWebhookSecret,
    STRIPE_WEBHOOK_URL: `${settings.siteUrl}/api/stripe`,
  };
}

export function mailEnvironment(settings: Settings): Record<string, string> {
  return {
    SMTP_PORT: String(settings.ports.smtp),
    INBOX_PORT: String(settings.ports.inbox),
    MAIL_DIRECTORY: join(settings.dataDirectory, "mail"),
  };
}

const quiet = { DO_NOT_TRACK: "1", LITE_TELEMETRY: "0", NEXT_TELEMETRY_DISABLED: "1" };
