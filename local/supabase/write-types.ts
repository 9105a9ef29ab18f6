import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describeSchema } from "./describe-schema.ts";
import { openBackend } from "./open-backend.ts";
import { printTypes } from "./print-types.ts";

export const typesPath = join(import.meta.dirname, "..", "..", "schemas", "generated", "database.ts");

/** The types of the database as the migrations make it. */
export async function generateTypes(): Promise<string> {
  const backend = await openBackend({
    jwtSecret: "only-to-read-the-schema-of-an-empty-database",
    publishableKey: "sb_publishable_none",
    secretKey: "sb_secret_none",
    siteUrl: "http://localhost",
    sendMail: async () => {},
  });
  const types = printTypes(await describeSchema(backend.database));
  await backend.close();
  return types;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(typesPath, await generateTypes());
