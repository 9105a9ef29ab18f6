import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { writeAuthMails } from "../../bin/setup/auth-mails.ts";
import { readAuthSettings } from "../../local/supabase/read-config.ts";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import brand from "../../schemas/brand.json" with { type: "json" };

const folder = join(import.meta.dirname, "..");

test.each([...writeAuthMails(brand.colours.light)])("%s is what the catalogue says", (path, html) => {
  expect(readFileSync(join(folder, "templates", path), "utf8")).toBe(html);
});

test("a template's title is the subject that config.toml gives its mail", () => {
  for (const { subject, content_path } of Object.values(readAuthSettings(folder).email.template))
    expect(readFileSync(content_path, "utf8")).toContain(`<title>${subject}</title>`);
});

test("a language without templates has the English ones", () => {
  expect(readAuthSettings(folder, "fr").email.template).toEqual(readAuthSettings(folder).email.template);
});

test("an agency's own templates, from the folder that OWN_DIR names, come before the shipped ones", () => {
  const own = mkdtempSync(join(tmpdir(), "own-"));
  vi.stubEnv("OWN_DIR", own);
  try {
    mkdirSync(join(own, "templates"));
    writeFileSync(join(own, "templates", "recovery.html"), "<title>Ours</title>");
    const { recovery, invite } = readAuthSettings(folder).email.template;
    expect(recovery.content_path).toBe(join(own, "templates", "recovery.html"));
    expect(invite.content_path).toBe(join(folder, "templates", "invite.html"));
  } finally {
    vi.unstubAllEnvs();
    rmSync(own, { recursive: true });
  }
});

test("the mails of the embedded sign-in follow the site's language, from one mail to the next", async () => {
  let language = "en";
  const backend = await startTestBackend({ readLanguage: async () => language });
  try {
    const client = backend.anonymous();
    const password = "long-enough-for-a-test";
    await client.auth.signUp({ email: "anna@example.com", password });
    language = "de";
    await client.auth.signUp({ email: "berta@example.com", password });
    await client.auth.resend({ type: "signup", email: "anna@example.com" });
    await client.auth.resetPasswordForEmail("berta@example.com");
    const [english, ...german] = backend.mails;
    expect(english).toMatchObject({ subject: "Confirm your email address" });
    expect(german.map(({ subject }) => subject)).toEqual([
      "Bitte bestätigen Sie Ihre E-Mail-Adresse",
      "Bitte bestätigen Sie Ihre E-Mail-Adresse",
      "Neues Passwort wählen",
    ]);
    for (const { html } of german) expect(html).toContain("Oder geben Sie diesen Code ein:");
  } finally {
    await backend.stop();
  }
});
