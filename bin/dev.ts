import { join } from "node:path";
import { answers, printAddresses } from "./stack/addresses.ts";
import { startBackends } from "./stack/backends.ts";
import { siteEnvironment, studioEnvironment } from "./stack/environment.ts";
import { launch } from "./stack/launch.ts";
import { packageScript } from "./stack/package-script.ts";
import { root } from "./stack/settings.ts";
import { exitWithParent, startSite } from "./stack/start-site.ts";

await launch(async (processes, settings) => {
  console.log("Starting the backends …");
  await startBackends(processes, settings);
  const studioPort = String(settings.ports.studio);
  await Promise.all([
    startSite(processes, "dev", settings.ports.site, {
      ...siteEnvironment(settings),
      NEXT_DIST_DIR: ".next-dev",
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
  printAddresses(settings);
});
