import { join } from "node:path";
import { answers, printAddresses } from "./stack/addresses.ts";
import { startBackends } from "./stack/backends.ts";
import { buildWhatChanged } from "./stack/builds.ts";
import { siteEnvironment } from "./stack/environment.ts";
import { launch } from "./stack/launch.ts";
import { packageScript } from "./stack/package-script.ts";
import { root } from "./stack/settings.ts";

await launch(async (processes, settings) => {
  console.log("Starting the backends …");
  await startBackends(processes, settings);
  await buildWhatChanged(processes, settings);
  await Promise.all([
    processes.start(
      {
        name: "site",
        args: [
          ...[
            "--import",
            join(root, "bin", "stack", "exit-with-parent.mjs"),
            packageScript("next", "dist/bin/next"),
          ],
          ...["start", "web", "--port", String(settings.ports.site), "--hostname", "127.0.0.1"],
        ],
        env: { ...siteEnvironment(settings), NODE_ENV: "production" },
      },
      () => answers(`http://127.0.0.1:${settings.ports.site}/api/health`),
    ),
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
  printAddresses(settings);
});
