import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { root } from "../../bin/stack/settings.ts";
import { readAuthSettings, readMailsAnHour } from "../../local/supabase/read-config.ts";
import type { Connection, Settings, Step } from "./connection.ts";
import { publicAddress } from "./public-site.ts";
import { secretOf, type VendorRequest } from "./vendor-request.ts";

/** Whom the mails come from, and the language and country that they are written for. */
export type Sender = { name: string; email: string; locale?: string | null };

const known = z.record(z.string(), z.unknown());

/**
 * The sign-in settings of a Supabase project: its addresses, second factors, the mail server and the five templates. From
 * https://supabase.com/docs/guides/auth/auth-smtp and https://supabase.com/docs/guides/auth/auth-email-templates; the types from
 * https://supabase.com/docs/reference/api/v1-update-auth-service-config.
 */
export function connectSupabase(settings: Settings, sender: Sender, sendsPassword = false): Connection {
  const url = `https://api.supabase.com/v1/projects/${projectRef(settings)}/config/auth`;
  const wanted = authSettings(settings, sender);
  return {
    reads: [{ method: "GET", url, token: "SUPABASE_ACCESS_TOKEN" }],
    plan([answer] = []): Step[] {
      const now = known.safeParse(answer).data ?? {};
      const different = Object.entries(wanted).filter(
        ([name, value]) => (name === "smtp_pass" && sendsPassword) || !isSame(name, now[name], value),
      );
      if (different.length === 0) return [];
      const request: VendorRequest = {
        method: "PATCH",
        url,
        token: "SUPABASE_ACCESS_TOKEN",
        json: Object.fromEntries(different),
      };
      const lines = different.map(([name, value]) => `  ${name}: ${shown(now[name])} → ${shown(value)}`);
      return [{ what: ["Sign-in settings", ...lines].join("\n"), request }];
    },
  };
}

/** By the project's own address; one with a domain of its own needs its ref besides. */
function projectRef({ SUPABASE_URL, SUPABASE_PROJECT_REF }: Settings): string {
  const [, ref] = /^https:\/\/([a-z]{20})\.supabase\.co\/?$/.exec(SUPABASE_URL ?? "") ?? [];
  const found = SUPABASE_PROJECT_REF || ref;
  if (!found)
    throw new Error("SUPABASE_URL does not name a project. Set SUPABASE_PROJECT_REF to its twenty letters.");
  return found;
}

/** All that Supabase must know, by the names of its API. */
function authSettings(settings: Settings, sender: Sender): Record<string, string | number | boolean> {
  const site = publicAddress("SITE_URL", settings.SITE_URL);
  const folder = join(root, "supabase");
  const auth = readAuthSettings(folder, sender.locale?.split("-")[0]);
  const { email } = auth;
  const templates = Object.entries(email.template).flatMap(([name, { subject, content_path }]) => [
    [`mailer_subjects_${name}`, subject],
    [`mailer_templates_${name}_content`, readFileSync(content_path, "utf8")],
  ]);
  return {
    site_url: site,
    uri_allow_list: [`${site}/**`, ...auth.additional_redirect_urls].join(","),
    disable_signup: !auth.enable_signup,
    jwt_exp: auth.jwt_expiry,
    password_min_length: auth.minimum_password_length,
    refresh_token_rotation_enabled: auth.enable_refresh_token_rotation,
    security_refresh_token_reuse_interval: auth.refresh_token_reuse_interval,
    external_email_enabled: true,
    mailer_autoconfirm: !email.enable_confirmations,
    mailer_secure_email_change_enabled: email.double_confirm_changes,
    mailer_otp_length: email.otp_length,
    mailer_otp_exp: email.otp_expiry,
    mfa_totp_enroll_enabled: auth.mfa.totp.enroll_enabled,
    mfa_totp_verify_enabled: auth.mfa.totp.verify_enabled,
    mfa_max_enrolled_factors: auth.mfa.max_enrolled_factors,
    rate_limit_email_sent: readMailsAnHour(folder),
    ...smtpSettings(settings, sender),
    ...Object.fromEntries(templates),
  };
}

function smtpSettings({ SMTP_URL }: Settings, sender: Sender) {
  const smtp = SMTP_URL ? URL.parse(SMTP_URL) : null;
  if (!smtp?.username)
    throw new Error("SMTP_URL is not set, or names no user. Supabase sends through it, too.");
  return {
    smtp_admin_email: sender.email,
    smtp_sender_name: sender.name,
    smtp_host: smtp.hostname,
    smtp_port: smtp.port || (smtp.protocol === "smtps:" ? "465" : "587"),
    smtp_user: decodeURIComponent(smtp.username),
    smtp_pass: secretOf("SMTP_PASSWORD"),
  };
}

/** What Supabase never tells again is taken for right as soon as there is one: whether it works, a mail shows. */
function isSame(name: string, now: unknown, value: unknown): boolean {
  if (name === "smtp_pass") return Boolean(now);
  if (typeof now === "string" && typeof value === "string") return now.trim() === value.trim();
  return String(now) === String(value);
}

function shown(value: unknown): string {
  if (value === undefined || value === null || value === "") return "(not set)";
  const text = String(value).replace(/\s+/g, " ");
  return text.length > 60 ? `${text.slice(0, 57)}… (${text.length} letters)` : text;
}
