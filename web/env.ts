import { z } from "zod";

const origin = z
  .string()
  .refine(
    (value) => /^https?:\/\/[^/?#@\s]+\/?$/.test(value) && URL.canParse(value),
    "must be an http or https address without a path",
  )
  .transform((address) => new URL(address).origin);
const secret = z.string().min(32, "must have at least 32 characters");
const key = z.string().min(20, "must have at least 20 characters");

const siteEnvironment = z
  .object({
    SITE_URL: origin,
    NEXT_PUBLIC_SANITY_PROJECT_ID: z.string().regex(/^[a-z0-9][a-z0-9-]*$/, "must be a project's id"),
    NEXT_PUBLIC_SANITY_DATASET: z.string().regex(/^~?[a-z0-9][a-z0-9_-]*$/, "must be a dataset's name"),
    SANITY_DATASET_ACCESS: z.enum(["private", "public"], "must be private or public").default("private"),
    SANITY_API_HOST: origin.optional(),
    SANITY_API_READ_TOKEN: z.string().min(1).optional(),
    SANITY_API_WRITE_TOKEN: z.string().min(1).optional(),
    SANITY_REVALIDATE_SECRET: secret,
    STUDIO_URL: origin.optional(),
    SUPABASE_URL: origin,
    SUPABASE_PUBLISHABLE_KEY: key,
    SUPABASE_SECRET_KEY: key,
    SUPABASE_REALTIME: z.enum(["on", "off"], "must be on or off").default("on"),
    SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be an smtp or smtps address" }),
    CRON_SECRET: secret.optional(),
    CACHE_URL: z.url({ protocol: /^rediss?$/, error: "must be a redis or rediss address" }).optional(),
    STRIPE_SECRET_KEY: z
      .string()
      .regex(/^[sr]k_(test|live)_\w{10,}$/, "must be a secret or restricted key")
      .optional(),
    STRIPE_WEBHOOK_SECRET: z
      .string()
      .regex(/^whsec_.{16,}$/, "must be a webhook's signing secret")
      .optional(),
    STRIPE_API_HOST: origin.optional(),
    BACKUP_RECIPIENT: z.string().optional(),
    BACKUP_KEEP: z.coerce.number().int().min(1, "must be a number of archives").default(14),
  })
  .refine((value) => !value.STRIPE_SECRET_KEY === !value.STRIPE_WEBHOOK_SECRET, {
    path: ["STRIPE_WEBHOOK_SECRET"],
    message: "must be set together with STRIPE_SECRET_KEY",
  })
  .refine((value) => !value.STRIPE_API_HOST || !value.STRIPE_SECRET_KEY?.includes("_live_"), {
    path: ["STRIPE_API_HOST"],
    message: "must not be set with a live key",
  })
  .refine((value) => value.SANITY_API_HOST || value.NEXT_PUBLIC_SANITY_PROJECT_ID !== "local", {
    path: ["SANITY_API_HOST"],
    message: "must be set when the project id is `local`",
  })
  .refine((value) => value.SUPABASE_SECRET_KEY !== value.SUPABASE_PUBLISHABLE_KEY, {
    path: ["SUPABASE_SECRET_KEY"],
    message: "must not equal the publishable key",
  });

export type Env = z.infer<typeof siteEnvironment>;

/**
 * Checks the site's settings and returns them typed: origins without a final slash; an empty variable counts as one that is
 * not set. Throws an Error that names every wrong variable and never repeats a value.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const result = siteEnvironment.safeParse(filled);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path: [name], message }) => {
    const isMissing = filled[String(name)] === undefined;
    return `${String(name)} ${isMissing && !message.startsWith("must be set") ? "is missing" : message}`;
  });
  throw new Error(`The site's settings are wrong: ${[...new Set(problems)].join("; ")}.`);
}

/** Checked when the first module asks: wrong settings stop a build, and the start (instrumentation.ts). */
export const env = readEnv(process.env);
