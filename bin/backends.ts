import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { lakeEnvironment, mailEnvironment, siteEnvironment, supabaseEnvironment } from "./environment.ts";
import type { createProcesses } from "./processes.ts";
import type { Settings } from "./settings.ts";

type Processes = ReturnType<typeof createProcesses>;

/** Starts whatever of the local backends the settings ask for; resolves when all answer. */
export async function startBackends(processes: Processes, settings: Settings): Promise<void> {
  const starting = [
    processes.start({ name: "mail", args: ["local/mail/main.ts"], env: mailEnvironment(settings) }),
  ];
  if (settings.isContentLocal)
    starting.push(
      processes.start({ name: "lake", args: ["local/lake/main.ts"], env: lakeEnvironment(settings) }),
    );
  if (settings.isDatabaseLocal)
    starting.push(
      processes.start({
        name: "supabase",
        args: ["local/supabase/main.ts"],
        env: supabaseEnvironment(settings),
      }),
    );
  await Promise.all(starting);
}

/** Fills a new lake with the first edition, once per data directory; a hosted project is filled by hand (docs/hosting.md). */
export async function importFirstEditionOnce(processes: Processes, settings: Settings): Promise<void> {
  const marker = firstEditionMarker(settings);
  if (!settings.isContentLocal || existsSync(marker)) return;
  await processes.run({ name: "content", args: ["content/import.ts"], env: siteEnvironment(settings) });
  writeFileSync(marker, randomUUID());
}

/** Identifies the content that pages were built from: another data directory, or a reset one, needs another build. */
export function readEdition(settings: Settings): string {
  const marker = firstEditionMarker(settings);
  return existsSync(marker) ? readFileSync(marker, "utf8") : "hosted";
}

function firstEditionMarker(settings: Settings): string {
  return join(settings.dataDirectory, "first-edition");
}
