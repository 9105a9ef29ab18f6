import type { PGlite } from "@supabase/lite/pglite";
import { openBackend } from "./open-backend.ts";

/** Does work on a database in memory, as the migrations make it, without rows. */
export async function withMigrations<Result>(work: (database: PGlite) => Promise<Result>): Promise<Result> {
  const backend = await openBackend({
    isSeeded: false,
    jwtSecret: "only-to-read-the-schema-of-an-empty-database",
    publishableKey: "sb_publishable_none",
    secretKey: "sb_secret_none",
    siteUrl: "http://localhost",
    sendMail: async () => {},
  });
  try {
    return await work(backend.database);
  } finally {
    await backend.close();
  }
}
