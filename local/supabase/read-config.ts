import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { parse } from "smol-toml";
import { z } from "zod";

const template = z.object({ subject: z.string(), content_path: z.string() });

const config = z.object({
  storage: z.object({ file_size_limit: z.string().regex(/^\d+MiB$/) }),
  auth: z.object({
    jwt_expiry: z.number(),
    enable_signup: z.boolean(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    minimum_password_length: z.number(),
    rate_limit: z.object({ email_sent: z.number() }),
    additional_redirect_urls: z.array(z.string()),
    mfa: z.object({
      max_enrolled_factors: z.number(),
      totp: z.object({ enroll_enabled: z.boolean(), verify_enabled: z.boolean() }),
    }),
    email: z.object({
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      otp_length: z.number(),
      otp_expiry: z.number(),
      template: z.object({
        confirmation: template,
        recovery: template,
        magic_link: template,
        email_change: template,
        invite: template,
      }),
    }),
  }),
});

/**
 * The sign-in settings of `supabase/config.toml`, so that the embedded backend and the hosted one share them.
 * Template paths come back absolute (the CLI resolves them from the folder above `supabase/`): an agency's own before the shipped
 * ones, in `language`, like de, where it has templates, whose titles are the subjects.
 */
export function readAuthSettings(folder: string, language = "en") {
  const { rate_limit: _, ...auth } = readConfig(folder).auth;
  const ownTemplates = resolve(dirname(folder), process.env.OWN_DIR || "own", "templates");
  for (const each of Object.values(auth.email.template)) {
    const own = join(ownTemplates, basename(each.content_path));
    const english = existsSync(own) ? own : join(dirname(folder), each.content_path);
    const translated = join(dirname(english), language, basename(english));
    each.content_path = language !== "en" && existsSync(translated) ? translated : english;
    if (each.content_path === translated) each.subject = titleOf(translated) ?? each.subject;
  }
  return auth;
}

function titleOf(template: string): string | undefined {
  return /<title>(.*?)<\/title>/.exec(readFileSync(template, "utf8"))?.[1];
}

/** How many mails hosted Supabase may send in an hour, from `supabase/config.toml`; the embedded one has limits of its own. */
export function readMailsAnHour(folder: string): number {
  return readConfig(folder).auth.rate_limit.email_sent;
}

/** The storage settings of `supabase/config.toml`: the largest file, in its words and in bytes. */
export function readStorageSettings(folder: string): { file_size_limit: string; maximumBytes: number } {
  const { storage } = readConfig(folder);
  return { ...storage, maximumBytes: Number.parseInt(storage.file_size_limit, 10) * 1024 * 1024 };
}

function readConfig(folder: string) {
  return config.parse(parse(readFileSync(join(folder, "config.toml"), "utf8")));
}
