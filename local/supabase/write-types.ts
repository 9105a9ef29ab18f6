import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@supabase/lite/pglite";
import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import { openBackend } from "./open-backend.ts";

export const typesPath = join(import.meta.dirname, "..", "..", "schemas", "generated", "database.ts");

/** The public schema in the words of what `supabase gen types` is made of: tables, views, columns, functions, types. */
export async function describeSchema(database: PGlite) {
  return sortGeneratorMetadata(await introspect(database, { includedSchemas: ["public"] }));
}

/** The types of the database as the migrations make it. */
export async function generateTypes(): Promise<string> {
  const backend = await openBackend({
    jwtSecret: "only-to-read-the-schema-of-an-empty-database",
    publishableKey: "sb_publishable_none",
    secretKey: "sb_secret_none",
    siteUrl: "http://localhost",
    sendMail: async () => {},
  });
  const types = await generateTypescript(await describeSchema(backend.database), {});
  await backend.close();
  return `// Written by local/supabase/write-types.ts from supabase/migrations. Do not edit.\n\n${types}`;
}

if (import.meta.main) writeFileSync(typesPath, await generateTypes());
