import { join } from "node:path";
import { answers, printAddresses } from "./stack/addresses.ts";
import { startBackends } from "./stack/backends.ts";
import { siteEnvironment, studioEnvironment } from "./stack/environment.ts";
import { launch } from "./stack/launch.ts";
import { packageScript } from "./stack/package-script.ts";
import type { Processes } from "./stack/processes.ts";
import { root, type Settings } from "./stack/settings.ts";
import { exitWithParent, startSite } from "./stack/start-site.ts";
import { step } from "./stack/step.ts";

await launch(async (processes, settings) => {
  await startBackends(processes, settings);
  await step("Site and Studio", () => startServers(processes, settings));
  printAddresses(settings);
});

function startServers(processes: Processes, settings: Settings): Promise<unknown> {
  const studioPort = String(settings.ports.studio);
  return Promise.all([
    startSite(processes, "dev", settings.ports.site, {
      ...siteEnvironment(settings),
      NEXT_DIST_DIR: `${settings.siteOutput}-dev`,
      NODE_ENV: "development",
    }),
    processes.start(
      {
        name: "studio",
        args: [
          ...[...exitWithParent, packageScript("@sanity/cli", "bin/run.js"), "dev"],
          ...["--port", studioPort, "--host", "127.0.0.1"],
        ],
        env: studioEnvironment(settings),
        cwd: join(root, "studio"),
      },
      () => answers(`http://127.0.0.1:${studioPort}/`),
    ),
  ]);
}
