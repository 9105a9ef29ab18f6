import { basename, join } from "node:path";
import { defineCliConfig } from "sanity/cli";
import { ownAliases } from "../content/own-aliases.ts";
import { placeIcons } from "../content/place-icons.ts";
import { findMissing } from "./find-missing.ts";
import { settings } from "./settings.ts";

const missing = findMissing(process.argv[2], process.env);
if (missing)
  throw new Error(
    `${missing} is not set: this Studio would work on this computer only. docs/hosting.md says how to build it for another one.`,
  );

placeIcons(join(import.meta.dirname, "static"), {
  "favicon.svg": "icon.svg",
  "favicon.ico": "favicon.ico",
  "apple-touch-icon.png": "apple-icon.png",
});

export default defineCliConfig({
  api: { projectId: settings.projectId, dataset: settings.dataset },
  deployment: { autoUpdates: false },
  server: { hostname: "127.0.0.1", port: 3333 },
  vite: {
    // The Studio imports by path what the site imports by name.
    resolve: {
      alias: Object.entries(ownAliases()).map(([name, replacement]) => ({
        find: new RegExp(`^\\.{1,2}/(.*/)?${basename(name).replaceAll(".", "\\.")}$`),
        replacement,
      })),
    },
  },
  schemaExtraction: { path: ".sanity/schema.json" },
  typegen: {
    schema: ".sanity/schema.json",
    path: "../web/**/*.query.ts",
    generates: "../schemas/generated/content.ts",
    overloadClientMethods: true,
    formatGeneratedCode: true,
  },
});
