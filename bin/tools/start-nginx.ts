import { spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../stack/settings.ts";
import { packagesEnvironment } from "./debian-packages.ts";
import { findBrotliModule, findNginx } from "./find-nginx.ts";

/** Starts nginx with the configuration of deploy/nginx: the same files, with other folders, ports and sites. */
export async function startNginx({
  port,
  sites,
  more = "",
}: {
  port: number;
  sites: number[];
  more?: string;
}) {
  const nginx = findNginx();
  if (!nginx) throw new Error("No nginx found and none could be unpacked: install one, or set NGINX_PATH.");
  const folder = mkdtempSync(join(tmpdir(), "corner-pocket-nginx-"));
  const log = join(folder, "access.log");
  writeConfiguration(folder, { port, sites, more });

  // As root nginx would hand its work to a user who may not enter the folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const child = spawn(nginx, ["-c", join(folder, "etc", "nginx.conf"), "-g", `daemon off; ${user}`], {
    stdio: ["ignore", "ignore", "pipe"],
    env: packagesEnvironment(),
  });
  let errors = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  while (!existsSync(join(folder, "run", "nginx.pid"))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${errors}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url: `http://localhost:${port}`,
    pid: child.pid,
    readLog: () => readFileSync(log, "utf8"),
    readErrors: () => errors,
    async stop(): Promise<void> {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The files of deploy/nginx in `<folder>/etc`, and the folders that they name. */
export function writeConfiguration(
  folder: string,
  { port, sites, more }: { port: number; sites: number[]; more: string },
) {
  const etc = join(folder, "etc");
  cpSync(join(root, "deploy", "nginx"), etc, { recursive: true });
  for (const part of ["run", "cache", "etc/modules-enabled"])
    mkdirSync(join(folder, part), { recursive: true });
  for (const name of globSync("**/*.conf{,.template}", { cwd: etc })) {
    const path = join(etc, name);
    const text = readFileSync(path, "utf8")
      .replaceAll("/etc/nginx", etc)
      .replaceAll("/run/nginx", join(folder, "run"))
      .replaceAll("/var/cache/nginx", join(folder, "cache"))
      .replaceAll("/var/lib/acme", join(folder, "acme"))
      .replaceAll("/dev/stdout", join(folder, "access.log"));
    writeFileSync(path, text);
  }
  const servers = sites.map((site) => `server 127.0.0.1:${site};`).join(" ");
  writeFileSync(join(etc, "site", "upstream.conf"), `upstream site { ${servers} keepalive 64; }\n${more}\n`);
  writeFileSync(join(etc, "site", "listen.conf"), `listen 127.0.0.1:${port};\n`);
  const brotli = findBrotliModule();
  if (brotli) writeFileSync(join(etc, "modules-enabled", "brotli.conf"), `load_module ${brotli};\n`);
  else rmSync(join(etc, "site", "brotli.conf"));
}
