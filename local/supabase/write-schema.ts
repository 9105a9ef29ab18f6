import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { addRealtime } from "./add-realtime.ts";
import { supabaseFolder } from "./open-backend.ts";
import { type Definition, type Queryable, readDefinitions } from "./read-definitions.ts";
import { withMigrations } from "./with-migrations.ts";

export const schemaPath = join(supabaseFolder, "schema.sql");

const head = `-- Written by local/supabase/write-schema.ts from supabase/migrations. Do not edit.
-- The database as it is after all migrations, with hosted Supabase's Realtime: to be read and searched, and run by nobody. Why
-- something is as it is, the migrations say. Who is not named in a GRANT has no right. Of the platform's tables (auth, realtime)
-- only what the site added to them stands here.
`;

/** What `supabase/schema.sql` says of a database. Leaves the search path of the connection empty. */
export async function describeDatabase(database: Queryable): Promise<string> {
  const { schemas, types, sequences, tables, views, functions } = await readDefinitions(database);
  return [
    head,
    ...room("Schemas", schemas),
    ...room("Types", types),
    ...room("Sequences", sequences),
    ...room("Tables", tables),
    ...room("Views", views),
    ...room("Functions", functions),
  ].join("\n");
}

/** A heading, and below it what is of each name. */
function room(title: string, definitions: Definition[]): string[] {
  const byName = [...Map.groupBy(definitions, ({ name }) => name)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    `\n-- # ${title}`,
    ...byName.map(([name, all]) => `\n-- ## ${name}\n\n${all.map(({ text }) => text).join("\n")}`),
  ];
}

if (import.meta.main) {
  const schema = await withMigrations(async (database) => {
    await addRealtime(database);
    return describeDatabase(database);
  });
  writeFileSync(schemaPath, schema);
}
