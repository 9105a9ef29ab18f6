import { checkContent } from "./doctor/check-content.ts";
import { checkDatabase } from "./doctor/check-database.ts";
import { checkMail } from "./doctor/check-mail.ts";
import { checkSite } from "./doctor/check-site.ts";
import type { Finding } from "./doctor/finding.ts";
import { siteEnvironment } from "./stack/environment.ts";
import { readSettings } from "./stack/settings.ts";

// Says of each setting whether it is right, and what to do when it is not. No value is ever printed.

const signs: Record<Finding["is"], string> = { right: "✓", wrong: "✗", unknown: "?" };

try {
  const settings = readSettings();
  Object.assign(process.env, siteEnvironment(settings));
  const { env } = await import("../web/env.ts");
  console.log("✓ Every setting is there and well formed");
  const groups = await Promise.all([
    checkContent(env),
    checkDatabase(env),
    checkSite(env),
    checkMail(env.SMTP_URL),
  ]);
  const findings = groups.flat();
  for (const { is, what, advice } of findings)
    console.log(`${signs[is]} ${what}.${advice ? ` ${advice}` : ""}`);
  process.exitCode = findings.some(({ is }) => is === "wrong") ? 1 : 0;
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : "The settings could not be read"}`);
  process.exitCode = 1;
}
