import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { PGlite } from "@supabase/lite/pglite";
import { generateTypescript, sortGeneratorMetadata } from "@supabase/postgrest-typegen/generation";
import { introspect } from "@supabase/postgrest-typegen/introspection";
import { withMigrations } from "./with-migrations.ts";

export const typesPath = join(import.meta.dirname, "..", "..", "schemas", "generated", "database.ts");

/** The public schema in the words of what `supabase gen types` is made of: tables, views, columns, functions, types. */
export async function describeSchema(database: PGlite) {
  return sortGeneratorMetadata(await introspect(database, { includedSchemas: ["public"] }));
}

/** Arguments that may be null although they have no default, which the catalogue does not know of. */
const nullable = [["prepare_invoice", "of_project"]] as const;

/** The types of the database as the migrations make it. */
export async function generateTypes(): Promise<string> {
  const types = await withMigrations(async (database) =>
    generateTypescript(await describeSchema(database), {}),
  );
  const told = nullable.reduce(
    (text, [name, argument]) =>
      text.replace(new RegExp(`(\\b${name}: \\{\\s+Args: \\{[^}]*?\\b${argument}: string)`), "$1 | null"),
    types,
  );
  return `// Written by local/supabase/write-types.ts from supabase/migrations. Do not edit.\n\n${told}`;
}

if (import.meta.main) writeFileSync(typesPath, await generateTypes());
