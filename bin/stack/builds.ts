import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { styleText } from "node:util";
import { readEdition } from "./backends.ts";
import { siteEnvironment, studioEnvironment } from "./environment.ts";
import { packageScript } from "./package-script.ts";
import type { Processes } from "./processes.ts";
import { root, type Settings } from "./settings.ts";
import { step } from "./step.ts";
import { storePages } from "./store-pages.ts";

/** Builds site and Studio where their sources, settings or content changed since the last build. */
export async function buildWhatChanged(processes: Processes, settings: Settings): Promise<void> {
  await buildStudio(processes, settings);
  await buildSite(processes, settings);
}

/** Asks no backend, so that it can be built beside their start. */
export async function buildStudio(processes: Processes, settings: Settings): Promise<void> {
  const env = studioEnvironment(settings);
  const output = join(root, "studio", settings.studioOutput);
  await buildOnce(
    "Build of the Studio",
    output,
    hashInputs(["studio", "schemas", "web/sections", "content/icons", "own"], env),
    () =>
      processes.run({
        name: "studio",
        args: [packageScript("@sanity/cli", "bin/run.js"), "build", settings.studioOutput, "--yes"],
        env,
        cwd: join(root, "studio"),
      }),
  );
}

/** Renders what the content service has. */
export async function buildSite(processes: Processes, settings: Settings): Promise<void> {
  const env = siteEnvironment(settings);
  const output = join(root, "web", settings.siteOutput);
  const inputs = hashInputs(["web", "schemas", "content/icons", "own"], {
    ...env,
    NEXT_OUTPUT: process.env.NEXT_OUTPUT ?? "",
    edition: readEdition(settings),
  });
  await buildOnce("Build of the site", output, inputs, async () => {
    await processes.run({
      name: "site",
      args: [packageScript("next", "dist/bin/next"), "build", "web"],
      env: { ...env, NODE_ENV: "production" },
    });
    await storePages(processes, settings.siteOutput, env);
  });
}

async function buildOnce(
  name: string,
  output: string,
  inputs: string,
  build: () => Promise<void>,
): Promise<void> {
  const stamp = join(output, "inputs.sha256");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === inputs) {
    console.log(`${styleText("green", "✓")} ${name}: nothing has changed`);
    return;
  }
  await step(name, build);
  writeFileSync(stamp, inputs);
}

/** Says whether anything in these folders, or in the environment given, has changed. */
export function hashInputs(rooms: string[], env: Record<string, string>): string {
  const hash = createHash("sha256").update(JSON.stringify(env));
  const files = rooms.flatMap((room) =>
    globSync(`${room}/**/*`, {
      cwd: root,
      exclude: isGenerated,
    }),
  );
  for (const file of [...files.sort(), "package-lock.json", "tsconfig.json"]) {
    const path = join(root, file);
    if (statSync(path).isFile()) hash.update(file).update(readFileSync(path));
  }
  return hash.digest("hex");
}

function isGenerated(path: string): boolean {
  return /^(node_modules|\.sanity|next-env\.d\.ts|public|static|built|.+\.tsbuildinfo|(dist|\.next)(-.*)?)$/.test(
    basename(path),
  );
}
