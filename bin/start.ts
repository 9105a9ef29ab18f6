import { join } from "node:path";
import { printAddresses } from "./stack/addresses.ts";
import { startBackends } from "./stack/backends.ts";
import { buildSite, buildStudio } from "./stack/builds.ts";
import { siteEnvironment } from "./stack/environment.ts";
import { launch } from "./stack/launch.ts";
import type { Processes } from "./stack/processes.ts";
import { root, type Settings } from "./stack/settings.ts";
import { startSite } from "./stack/start-site.ts";
import { step } from "./stack/step.ts";

await launch(async (processes, settings) => {
  await Promise.all([startBackends(processes, settings), buildStudio(processes, settings)]);
  await buildSite(processes, settings);
  await step("Site and Studio", () => startServers(processes, settings));
  printAddresses(settings);
});

function startServers(processes: Processes, settings: Settings): Promise<unknown> {
  return Promise.all([
    startSite(processes, "start", settings.ports.site, {
      ...siteEnvironment(settings),
      NODE_ENV: "production",
    }),
    processes.start({
      name: "studio",
      args: ["local/studio/main.ts"],
      env: {
        STUDIO_PORT: String(settings.ports.studio),
        STUDIO_DIRECTORY: join(root, "studio", settings.studioOutput),
        STUDIO_REACHES: settings.isContentLocal ? `${settings.lakeUrl} ${settings.siteUrl}` : "",
      },
    }),
    settings.backups.recipient && processes.start({ name: "backups", args: ["ops/nightly.ts"], env: {} }),
  ]);
}
