import { defineCliConfig } from "sanity/cli";
import { settings } from "./settings.ts";

export default defineCliConfig({
  api: { projectId: settings.projectId, dataset: settings.dataset },
  deployment: { autoUpdates: false },
  server: { hostname: "127.0.0.1", port: 3333 },
  schemaExtraction: { path: ".sanity/schema.json" },
  typegen: {
    schema: ".sanity/schema.json",
    path: "../web/**/*.query.ts",
    generates: "../schemas/generated/content.ts",
    overloadClientMethods: true,
    formatGeneratedCode: true,
  },
});
