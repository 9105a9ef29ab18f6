import { mkdirSync } from "node:fs";
import { lockDirectory } from "../lock-directory.ts";
import { isDiskFull } from "./is-disk-full.ts";
import { logErrorsBriefly } from "./log-errors-briefly.ts";
import { openBackend } from "./open-backend.ts";
import { createMailer } from "./send-mail.ts";
import { serveBackend } from "./serve-backend.ts";
import { watchDatabase } from "./watchdog.ts";

process.env.DO_NOT_TRACK = "1";
process.env.LITE_TELEMETRY = "0";
logErrorsBriefly();

let stop = async (): Promise<void> => process.exit(0);
process.once("SIGTERM", () => void stop());
process.once("SIGINT", () => void stop());
if (process.send) process.once("disconnect", () => void stop());

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}

async function start(): Promise<void> {
  const port = Number(read("SUPABASE_PORT"));
  const directory = read("SUPABASE_DIRECTORY");
  const settings = {
    directory,
    jwtSecret: read("SUPABASE_JWT_SECRET"),
    publishableKey: read("SUPABASE_PUBLISHABLE_KEY"),
    secretKey: read("SUPABASE_SECRET_KEY"),
    siteUrl: read("SITE_URL"),
    sendMail: createMailer(Number(read("SMTP_PORT"))).send,
  };
  if (settings.jwtSecret.length < 32) throw new Error("SUPABASE_JWT_SECRET is shorter than 32 characters");

  mkdirSync(directory, { recursive: true });
  if (isDiskFull(directory))
    throw new Error(`The disk of ${directory} is full: the database needs 16 MB to start`);
  const unlock = lockDirectory(directory);
  const backend = await openBackend(settings);
  const server = await serveBackend(backend, port);
  const callOffWatchdog = watchDatabase(backend.database, directory);
  stop = async () => {
    await callOffWatchdog();
    server.close();
    await backend.close();
    unlock();
    process.exit(0);
  };
  console.log(`Supabase is at ${server.url}`);
  process.send?.({ ready: true });
}

function read(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set`);
  return value;
}
