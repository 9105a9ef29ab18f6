import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { lockDirectory } from "../local/lock-directory.ts";
import { openDatabase } from "../local/supabase/open-database.ts";
import { runCommand } from "./stack/run-command.ts";
import { readSettings, root } from "./stack/settings.ts";

// Fills the embedded database with what years of work leave, to see how the portal bears it. The product must be stopped
// and have been started once; `npm run reset` takes everything back.
await runCommand(async () => {
  const settings = readSettings();
  if (!settings.isDatabaseLocal)
    throw new Error("This fills the embedded database alone, and SUPABASE_URL names another.");
  const directory = join(settings.dataDirectory, "supabase");
  if (!existsSync(join(directory, "database")))
    throw new Error("There is no local database yet: run npm start once.");

  const unlock = lockDirectory(directory);
  const connection = await openDatabase(directory);
  try {
    const startedAt = Date.now();
    await connection.driver.exec(
      `begin; ${await readFile(join(root, "local", "supabase", "many-rows.sql"), "utf8")} commit;`,
    );
    console.log(
      `1,000 projects with all that belongs to them, in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
    );
  } finally {
    await connection.close();
    unlock();
  }
});
