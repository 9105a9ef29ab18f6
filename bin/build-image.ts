import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findFreePort } from "../process/find-free-port.ts";
import { startLake } from "./stack/backends.ts";
import { siteEnvironment } from "./stack/environment.ts";
import { packageScript } from "./stack/package-script.ts";
import { createProcesses } from "./stack/processes.ts";
import { readSettings, root } from "./stack/settings.ts";

// Builds the site for an image that serves any address and any content: Next renders its pages as it builds, so it gets the first
// edition and an address that cannot exist, and what it rendered is thrown away. Whoever starts the image renders its own.

const output = ".next";
Object.assign(process.env, {
  SITE_URL: "http://build.invalid",
  STUDIO_URL: "",
  NEXT_PUBLIC_SANITY_PROJECT_ID: "",
  SUPABASE_URL: "",
  SMTP_URL: "",
  STRIPE_SECRET_KEY: "",
  DATA_DIR: ".local/image",
  NEXT_DIST_DIR: output,
  NEXT_OUTPUT: "standalone",
  LAKE_PORT: String(await findFreePort(9)),
});
const settings = readSettings();
const processes = createProcesses();
try {
  rmSync(settings.dataDirectory, { recursive: true, force: true });
  await startLake(processes, settings);
  await processes.run({
    name: "site",
    args: [packageScript("next", "dist/bin/next"), "build", "web"],
    env: { ...siteEnvironment(settings), NODE_ENV: "production" },
  });
} finally {
  await processes.stopAll();
  rmSync(settings.dataDirectory, { recursive: true, force: true });
}
const server = join(root, "web", output, "standalone", "web", output, "server", "app");
for (const path of readdirSync(server, { recursive: true, encoding: "utf8" }))
  if (/\.(html|rsc|meta|body|segments)$/.test(path))
    rmSync(join(server, path), { recursive: true, force: true });
process.exit();
