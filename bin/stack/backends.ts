import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  lakeEnvironment,
  mailEnvironment,
  siteEnvironment,
  stripeEnvironment,
  supabaseEnvironment,
} from "./environment.ts";
import type { Processes } from "./processes.ts";
import type { Settings } from "./settings.ts";
import { step, type Tell } from "./step.ts";

/** Starts whatever of the local backends the settings ask for, the lake filled; resolves when all answer. */
export async function startBackends(processes: Processes, settings: Settings): Promise<void> {
  await step("Backends", (tell) => startEach(processes, settings, tell));
}

function startEach(processes: Processes, settings: Settings, tell: Tell): Promise<unknown> {
  return Promise.all([
    processes.start({ name: "mail", args: ["local/mail/main.ts"], env: mailEnvironment(settings) }),
    settings.isContentLocal && startLake(processes, settings, tell),
    settings.isDatabaseLocal &&
      processes.keep({
        name: "supabase",
        args: ["local/supabase/main.ts"],
        env: supabaseEnvironment(settings),
      }),
    settings.isBillingLocal &&
      processes.start({ name: "stripe", args: ["local/stripe/main.ts"], env: stripeEnvironment(settings) }),
  ]);
}

/** A new lake is filled once, and with its webhook off: there is no site yet that could hear of 120 new documents. */
export async function startLake(
  processes: Processes,
  settings: Settings,
  tell: Tell = () => {},
): Promise<void> {
  const env = lakeEnvironment(settings);
  const lake = { name: "lake", args: ["local/lake/main.ts"] };
  const marker = firstEditionMarker(settings);
  if (!existsSync(marker)) {
    const stop = await processes.start({
      ...lake,
      env: { ...env, LAKE_WEBHOOK_URL: "", LAKE_WEBHOOK_SECRET: "" },
    });
    await processes.run({
      name: "content",
      args: ["content/import.ts"],
      env: siteEnvironment(settings),
      onLine: tell,
    });
    await stop();
    writeFileSync(marker, randomUUID());
  }
  await processes.keep({ ...lake, env });
}

/** Identifies the content that pages were built from: another data directory, or a reset one, needs another build. */
export function readEdition(settings: Settings): string {
  const marker = firstEditionMarker(settings);
  return existsSync(marker) ? readFileSync(marker, "utf8") : "hosted";
}

function firstEditionMarker(settings: Settings): string {
  return join(settings.dataDirectory, "first-edition");
}
