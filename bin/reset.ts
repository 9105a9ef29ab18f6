import { rmSync } from "node:fs";
import { join } from "node:path";
import { lockDirectory } from "../process/lock-directory.ts";
import { runCommand } from "./stack/run-command.ts";
import { readSettings, root } from "./stack/settings.ts";

await runCommand(() => {
  const settings = readSettings();
  lockDirectory(settings.dataDirectory)();
  const outputs = [
    settings.dataDirectory,
    join(root, "web", settings.siteOutput),
    join(root, "web", `${settings.siteOutput}-dev`),
    join(root, "studio", settings.studioOutput),
  ];
  for (const path of outputs) rmSync(path, { recursive: true, force: true });
  console.log("Local content, accounts, mails and builds are gone; `npm start` makes them anew.");
});
