import { join } from "node:path";
import { App, type EmailMessage } from "@supabase/lite";
import type { PGlite } from "@supabase/lite/pglite";
import { handleAdminUsers } from "./admin-users.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { bridgeSignIn } from "./bridge-sign-in.ts";
import { openDatabase } from "./open-database.ts";
import { readAuthSettings } from "./read-auth-settings.ts";
import { throttleSignIn } from "./throttle-sign-in.ts";

export type BackendSettings = {
  /** Where the data lives; without it, in memory. The caller holds the lock. */
  directory?: string;
  /** The folder with config.toml, migrations and seed.sql. */
  folder?: string;
  jwtSecret: string;
  publishableKey: string;
  secretKey: string;
  siteUrl: string;
  sendMail: (message: EmailMessage) => Promise<void>;
};

export type Backend = {
  handle(request: Request, peerAddress: string): Promise<Response>;
  database: PGlite;
  close(): Promise<void>;
};

export const supabaseFolder = join(import.meta.dirname, "..", "..", "supabase");

/**
 * The embedded Supabase: PostgreSQL in this process, with the REST and sign-in APIs of hosted Supabase in front of it,
 * brought up to date with the migrations. Throws an Error naming the migration when one fails.
 */
export async function openBackend(settings: BackendSettings): Promise<Backend> {
  const { folder = supabaseFolder, secretKey, siteUrl, sendMail } = settings;
  const auth = readAuthSettings(folder);
  const connection = await openDatabase(settings.directory);
  const database = connection.driver;
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
    studio: { enabled: false },
    options: { drivers: { email: { send: sendMail } }, server: { disableStudio: true } },
  });
  try {
    await app.ensureSystemSchema();
    await database.query("select set_config('seed.secret_key', $1, false)", [secretKey]);
    await applyMigrations(database, folder);
    await database.exec("reset seed.secret_key");
    await connection.clearSchemaCache();
  } catch (error) {
    await connection.close();
    throw error;
  }

  const answer = throttleSignIn(
    bridgeSignIn((request, peerAddress) => app.fetch(request, { peerAddress }), {
      database,
      folder,
      siteUrl,
      sendMail,
    }),
  );
  return {
    async handle(request, peerAddress) {
      const { pathname } = new URL(request.url);
      // It would show the whole configuration, keys included, to anybody who asks.
      if (/^\/+_system(\/|$)/.test(pathname)) return new Response("Not found", { status: 404 });
      return (await handleAdminUsers(request, { database, secretKey })) ?? answer(request, peerAddress);
    },
    database,
    close: () => connection.close(),
  };
}
