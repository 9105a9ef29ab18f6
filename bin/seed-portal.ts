import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { withDatabase } from "../local/supabase/open-database.ts";
import { lockDirectory } from "../process/lock-directory.ts";
import { runCommand } from "./stack/run-command.ts";
import { readSettings, root } from "./stack/settings.ts";

const sizes: Record<string, string> = {
  "sixty-clients": "60 clients, 120 projects and 314 things that wait",
  "many-rows": "1,000 projects and 50,000 messages",
};

// Fills the embedded database with a year of work, or with what many years leave, to see how the portal bears it. The product
// must be stopped and have been started once; `npm run reset` takes everything back.
await runCommand(async () => {
  const [size = "sixty-clients"] = process.argv.slice(2);
  const what = sizes[size];
  if (!what) throw new Error(`There is ${Object.keys(sizes).join(" and ")}, and no “${size}”.`);
  const settings = readSettings();
  if (!settings.isDatabaseLocal)
    throw new Error("This fills the embedded database alone, and SUPABASE_URL names another.");
  const directory = join(settings.dataDirectory, "supabase");
  if (!existsSync(join(directory, "database")))
    throw new Error("There is no local database yet: run npm start once.");

  const unlock = lockDirectory(directory);
  const rows = await readFile(join(root, "local", "supabase", `${size}.sql`), "utf8");
  const startedAt = Date.now();
  await withDatabase(directory, (database) => database.exec(`begin; ${rows} commit;`)).finally(unlock);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${what}, with all that belongs to them, in ${seconds} s`);
});
