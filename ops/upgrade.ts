import { once } from "node:events";
import { Client } from "pg";
import { readContent } from "../bin/content/content-clients.ts";
import { buildWhatChanged } from "../bin/stack/builds.ts";
import { createProcesses } from "../bin/stack/processes.ts";
import { findRunning } from "../bin/stack/running-product.ts";
import { readSettings, root, type Settings } from "../bin/stack/settings.ts";
import { makeBackup } from "./backup/make-backup.ts";
import { readDatabaseAddress } from "./backup/server/postgres-programs.ts";
import { migrateServer } from "./upgrade/migrate-server.ts";
import { rehearseMigrations } from "./upgrade/rehearse-migrations.ts";
import { switchCode } from "./upgrade/switch-code.ts";
import { findTakenAddresses, readAddresses } from "./upgrade/taken-addresses.ts";

// Replaces the product that runs by the version in this folder, on the same data: docs/backup.md. Backed up first, the migrations
// tried on a copy, the site built; only then the old code is ended. When the new one does not become ready the old one is back.

const processes = createProcesses();
let isSwitching = false;
try {
  const settings = readSettings();
  const running = findRunning(settings);
  if (!running)
    throw new Error(
      `Nothing runs on ${settings.dataDirectory}: \`npm start\` brings the data up to date by itself.`,
    );
  if (running?.root === root)
    throw new Error(
      "The product runs from this very folder. Put the new version into one of its own, with the same .env.",
    );

  await sayTakenAddresses(settings, running?.root);
  console.log("Backing up …");
  const { path } = await makeBackup(settings);
  console.log(`${path}\nTrying the migrations on a copy …`);
  const migrations = await rehearseMigrations(path, settings);
  console.log(migrations.length > 0 ? migrations.join("\n") : "There are none.");
  if (running) await buildWhatChanged(processes, settings);
  if (!settings.isDatabaseLocal) await migrateHosted();
  if (running) await replace(settings, running);
  else console.log("The database is up to date. Now start this version: docs/hosting.md.");
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  if (!isSwitching) console.error("The version that runs was left alone, and nothing was lost.");
  process.exitCode = 1;
}
await processes.stopAll();

/** Told while nothing is changed yet; the owner may change either, or end this. */
async function sayTakenAddresses(settings: Settings, before: string | undefined): Promise<void> {
  const taken = await readContent(settings, async (client) =>
    findTakenAddresses(client, before ? await readAddresses(before) : []),
  ).catch((error: unknown) => [
    `Whether addresses of this version are taken is not known: ${error instanceof Error ? error.message : error}`,
  ]);
  if (taken.length > 0) console.log(`${taken.join("\n")}\nCtrl-C leaves everything as it is.`);
}

async function migrateHosted(): Promise<void> {
  const client = new Client({ connectionString: readDatabaseAddress() });
  await client.connect();
  try {
    await migrateServer(client);
  } finally {
    await client.end();
  }
}

async function replace(settings: Settings, running: { pid: number; root: string }): Promise<void> {
  isSwitching = true;
  const { product, failure } = await switchCode(settings, running);
  if (failure) console.error(`${failure} The code in ${running.root} runs again, with all of its data.`);
  else console.log(`The version in ${root} runs now.`);
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => product.kill(signal));
  await once(product, "exit");
  process.exitCode = failure ? 1 : 0;
}
