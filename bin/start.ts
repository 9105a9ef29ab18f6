import { join } from "node:path";
import { printAddresses } from "./stack/addresses.ts";
import { startBackends } from "./stack/backends.ts";
import { buildWhatChanged } from "./stack/builds.ts";
import { siteEnvironment } from "./stack/environment.ts";
import { launch } from "./stack/launch.ts";
import { root } from "./stack/settings.ts";
import { startSite } from "./stack/start-site.ts";

await launch(async (processes, settings) => {
  console.log("Starting the backends …");
  await startBackends(processes, settings);
  await buildWhatChanged(processes, settings);
  await Promise.all([
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
  ]);
  if (settings.backups.recipient)
    await processes.start({ name: "backups", args: ["bin/nightly.ts"], env: {} });
  printAddresses(settings);
});
