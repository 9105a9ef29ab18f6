import { parseArgs } from "node:util";
import { runCommand } from "../bin/stack/run-command.ts";
import { readSettings } from "../bin/stack/settings.ts";
import { readIdentity } from "./backup/keys.ts";
import { restoreArchive } from "./backup/restore-archive.ts";

// Makes this instance what an archive of `npm run backup` holds: docs/backup.md.

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: "string" }, replace: { type: "boolean", default: false } },
  });
  const [archive] = positionals;
  if (!archive || !values.key)
    throw new Error("Usage: npm run restore -- backups/corner-pocket-….age --key key.txt [--replace]");
  const settings = readSettings();
  const identity = await readIdentity(values.key);
  const { manifest, putAside } = await restoreArchive(archive, identity, {
    settings,
    isReplacing: values.replace,
  });
  if (putAside) console.log(`What was there before is now in ${putAside}.`);
  console.log(
    `Restored what was backed up at ${manifest.madeAt}, and compared it. \`npm start\` starts it; settings.env in ${settings.dataDirectory} holds the settings of then.`,
  );
});
