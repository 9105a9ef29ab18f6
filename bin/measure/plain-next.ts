import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { answers } from "../addresses.ts";
import { packageScript } from "../package-script.ts";
import { root } from "../settings.ts";
import { readStart } from "../site-image.ts";

const folder = join(root, ".local", "plain-next");
const next = packageScript("next", "dist/bin/next");

/** Builds an empty page with this product's Next, to compare with, and starts it as the image starts the site. */
export async function startPlainNext(port: number): Promise<ChildProcess> {
  if (!existsSync(join(folder, ".next", "BUILD_ID"))) build();
  const { variables, flags } = readStart();
  const child = spawn(
    process.execPath,
    [...flags, next, "start", folder, "--port", String(port), "--hostname", "127.0.0.1"],
    { cwd: root, stdio: "ignore", env: { ...process.env, ...variables } },
  );
  while (!(await answers(`http://127.0.0.1:${port}`)))
    await new Promise((resolve) => setTimeout(resolve, 100));
  return child;
}

function build(): void {
  mkdirSync(join(folder, "app"), { recursive: true });
  writeFileSync(
    join(folder, "app", "layout.js"),
    'export default ({ children }) => <html lang="en"><body>{children}</body></html>;\n',
  );
  writeFileSync(join(folder, "app", "page.js"), "export default () => <p>Hello</p>;\n");
  writeFileSync(
    join(folder, "next.config.mjs"),
    `export default { turbopack: { root: ${JSON.stringify(root)} }, agentRules: false };\n`,
  );
  const env = {
    ...process.env,
    NODE_ENV: "production" as const,
    NEXT_OUTPUT: "",
    NEXT_TELEMETRY_DISABLED: "1",
  };
  const { status } = spawnSync(process.execPath, [next, "build", folder], { stdio: "inherit", env });
  if (status !== 0) throw new Error("The empty Next page could not be built");
}
