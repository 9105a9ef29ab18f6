import { Resolver } from "node:dns/promises";
import { siteEnvironment } from "../bin/stack/environment.ts";
import { readSettings } from "../bin/stack/settings.ts";
import type { Finding } from "./doctor/finding.ts";

// Says of each setting whether it is right, and what to do when it is not. No value is ever printed.

const signs: Record<Finding["is"], string> = { right: "✓", wrong: "✗", unknown: "?" };

try {
  const settings = readSettings();
  Object.assign(process.env, siteEnvironment(settings));
  // It checks the process's settings as soon as it is loaded.
  const { examine } = await import("./doctor/examine.ts");
  const findings = await examine(process.env, { fetch, resolver: new Resolver({ timeout: 3000, tries: 2 }) });
  for (const { is, what, advice } of findings)
    console.log(`${signs[is]} ${what}.${advice ? ` ${advice}` : ""}`);
  process.exitCode = findings.some(({ is }) => is === "wrong") ? 1 : 0;
} catch (error) {
  console.error(`✗ ${error instanceof Error ? error.message : "The settings could not be read"}`);
  process.exitCode = 1;
}
