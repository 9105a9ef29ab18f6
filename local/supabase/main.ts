import { mkdirSync } from "node:fs";
import { lockDirectory } from "../../process/lock-directory.ts";
import { readSetting, runServer } from "../../process/run-server.ts";
import { isDiskFull } from "./is-disk-full.ts";
import { logErrorsBriefly } from "./log-errors-briefly.ts";
import { type BackendSettings, openBackend } from "./open-backend.ts";
import { readLanguage } from "./read-language.ts";
import { createMailer } from "./send-mail.ts";
import { serveBackend } from "./serve-backend.ts";
import { watchDatabase } from "./watchdog.ts";

process.env.DO_NOT_TRACK = "1";
process.env.LITE_TELEMETRY = "0";
logErrorsBriefly();

await runServer(async () => {
  const port = Number(readSetting("SUPABASE_PORT"));
  const directory = readSetting("SUPABASE_DIRECTORY");
  // A test has less of it.
  const patience = Number(process.env.SUPABASE_PATIENCE ?? 30);
  const settings: BackendSettings = {
    directory,
    watch: (database) => watchDatabase(database, directory, patience),
    jwtSecret: readSetting("SUPABASE_JWT_SECRET"),
    publishableKey: readSetting("SUPABASE_PUBLISHABLE_KEY"),
    secretKey: readSetting("SUPABASE_SECRET_KEY"),
    siteUrl: readSetting("SITE_URL"),
    isSeeded: process.env.SUPABASE_SEED !== "none",
    sendMail: createMailer(Number(readSetting("SMTP_PORT")), {
      name: process.env.SENDER_NAME ?? "Client portal",
      address: process.env.SENDER_ADDRESS ?? "portal@localhost",
    }),
    readLanguage: () => readLanguage(process.env.LAKE_URL),
  };
  if (settings.jwtSecret.length < 32) throw new Error("SUPABASE_JWT_SECRET is shorter than 32 characters");

  mkdirSync(directory, { recursive: true });
  refuseFullDisk(directory);
  const unlock = lockDirectory(directory);
  const backend = await openBackend(settings).catch((error) => {
    refuseFullDisk(directory);
    throw error;
  });
  const server = await serveBackend(backend, port);
  return {
    ready: `Supabase is at ${server.url}`,
    async stop() {
      server.close();
      await backend.close();
      unlock();
    },
  };
});

/** PostgreSQL itself only says that an error 51 has happened. */
function refuseFullDisk(directory: string): void {
  if (isDiskFull(directory)) throw new Error(`The disk of ${directory} has too little room for the database`);
}
