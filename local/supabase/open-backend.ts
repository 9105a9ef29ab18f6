import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { App, type EmailMessage, setExperimental } from "@supabase/lite";
import type { PGlite } from "@supabase/lite/pglite";
import { applyMigrations } from "./apply-migrations.ts";
import { handleAdminUsers } from "./as-hosted/admin-users.ts";
import { bridgeSignIn } from "./as-hosted/bridge-sign-in.ts";
import { guardStorage } from "./as-hosted/guard-storage.ts";
import { nameRefusals } from "./as-hosted/name-refusals.ts";
import { refuseBanned } from "./as-hosted/refuse-banned.ts";
import { throttleSignIn } from "./as-hosted/throttle-sign-in.ts";
import { createFileStorage } from "./file-storage.ts";
import { nameLongWork } from "./name-long-work.ts";
import { openDatabase } from "./open-database.ts";
import { readAuthSettings, readStorageSettings } from "./read-config.ts";
import { seedFiles } from "./seed-files.ts";
import { answerSnapshot, dropSnapshots } from "./take-snapshot.ts";
import { unwatched, type Watchdog } from "./watchdog.ts";

export type BackendSettings = {
  /** Where the data lives; without it, in memory and a temporary folder. The caller holds the lock. */
  directory?: string;
  /** What a new database begins as: a dump of one that was brought up to date before. */
  dump?: Blob;
  /** Whether a new database gets the people of the demo agency; so it is unless told otherwise. */
  isSeeded?: boolean;
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  siteUrl: string;
  sendMail: (message: EmailMessage) => Promise<void>;
  /** The language of the sign-in mails, like de. It never fails. */
  readLanguage?: () => Promise<string>;
  /** Looks after the database from the moment that it is open. */
  watch?: (database: PGlite) => Watchdog;
};

/** Where a request may have a mail sent. */
const mailing = /^\/auth\/v1\/(signup|otp|magiclink|recover|resend|user|invite|admin)/;

/** Of letters, digits and `-._~`, which stand for themselves in an address. */
const encodedLetter = /%(2d|2e|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i;

export type Backend = Awaited<ReturnType<typeof openBackend>>;

/** With config.toml, migrations and seed.sql. */
export const supabaseFolder = join(import.meta.dirname, "..", "..", "supabase");

/**
 * The embedded Supabase: PostgreSQL in this process, with the REST and sign-in APIs of hosted Supabase in front of it,
 * brought up to date with the migrations. Throws an Error naming the migration when one fails.
 */
export async function openBackend(settings: BackendSettings) {
  const { secretKey, siteUrl, sendMail, readLanguage } = settings;
  const auth = readAuthSettings(supabaseFolder);
  const { file_size_limit, maximumBytes } = readStorageSettings(supabaseFolder);
  const connection = await openDatabase(settings.directory, settings.dump);
  const database = connection.driver;
  const watchdog = settings.watch?.(database) ?? unwatched;
  const app = new App({
    connection,
    api: { schemas: ["public"] },
    auth: {
      enabled: true,
      ...auth,
      // With both addresses to confirm, it would mail the old one alone and never prove the new one.
      email: { ...auth.email, double_confirm_changes: false },
      site_url: siteUrl,
      jwt_secret: settings.jwtSecret,
      publishable_key: settings.publishableKey,
      secret_key: secretKey,
    },
    storage: { enabled: true, file_size_limit },
    studio: { enabled: false },
    options: { drivers: { email: { send: sendMail } }, server: { disableStudio: true } },
  });
  const files = settings.directory ?? (await mkdtemp(join(tmpdir(), "project-files-")));
  const storage = createFileStorage(join(files, "storage"), database);
  setExperimental("storage", true);
  app._storageAdapter = storage;
  try {
    await watchdog.whileLong("the migrations and its first rows", async () => {
      await app.ensureSystemSchema();
      await database.exec(await readFile(join(import.meta.dirname, "as-hosted", "storage.sql"), "utf8"));
      await applyMigrations(database, supabaseFolder, settings.isSeeded);
      await connection.clearSchemaCache();
      await storage.sweep();
      if (settings.directory) await dropSnapshots(settings.directory);
      await seedFiles(storage, database, supabaseFolder);
    });
  } catch (error) {
    await watchdog.callOff();
    await connection.close();
    throw error;
  }

  const readSettings = async () => readAuthSettings(supabaseFolder, await readLanguage?.());
  const fetchApp = async (request: Request, peerAddress: string) => {
    // Its mailer is made anew for each request.
    const isMailing = request.method !== "GET" && mailing.test(new URL(request.url).pathname);
    if (isMailing && app.config.auth?.email)
      app.config.auth.email.template = (await readSettings()).email.template;
    return app.fetch(request, { peerAddress });
  };
  const answer = throttleSignIn(
    bridgeSignIn(refuseBanned(nameRefusals(guardStorage(fetchApp, maximumBytes)), database), {
      database,
      readSettings,
      siteUrl,
      sendMail,
    }),
  );
  async function handle(request: Request, peerAddress: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    // It would show the whole configuration, keys included, to anybody who asks.
    if (/^\/+_system(\/|$)/.test(pathname)) return new Response("Not found", { status: 404 });
    // It would take an encoded letter for the letter, behind everything here that goes by the address. No client encodes one.
    if (encodedLetter.test(pathname)) return new Response("Not found", { status: 404 });
    return (
      (await answerSnapshot(request, { database, secretKey, directory: settings.directory })) ??
      (await handleAdminUsers(request, { database, secretKey })) ??
      answer(request, peerAddress)
    );
  }

  return {
    async handle(request: Request, peerAddress: string): Promise<Response> {
      const long = nameLongWork(request, secretKey);
      const work = () => handle(request, peerAddress);
      return long ? watchdog.whileLong(long, work) : work();
    },
    database,
    async close() {
      await watchdog.callOff();
      await connection.close();
      if (files !== settings.directory) await rm(files, { recursive: true, force: true });
    },
  };
}
