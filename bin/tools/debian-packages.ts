import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stack/settings.ts";

const unpacked = join(root, ".local", "debian");

/**
 * The path of a file from Debian's packages, unpacked into .local when it is not there yet. Not installed: that would
 * need root, and nginx would at once serve port 80. Undefined where the packages cannot be had.
 */
export function findInPackages(path: string, packages: string[]): string | undefined {
  const file = join(unpacked, path);
  if (!existsSync(file)) unpack(packages);
  return existsSync(file) ? file : undefined;
}

/** What a program from these packages needs to find their libraries. */
export function packagesEnvironment(): NodeJS.ProcessEnv {
  const folders = globSync("usr/lib/*-linux-gnu", { cwd: unpacked }).map((folder) => join(unpacked, folder));
  return folders.length > 0 ? { ...process.env, LD_LIBRARY_PATH: folders.join(":") } : process.env;
}

function unpack(packages: string[]): void {
  console.log(`Unpacking Debian's ${packages[0]} (apt-get download) …`);
  const archives = join(unpacked, `archives-${packages[0]}`);
  mkdirSync(archives, { recursive: true });
  if (!download(archives, packages)) {
    const sudo = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
    const [command = "apt-get", ...args] = [...sudo, "apt-get", "update", "-qq"];
    spawnSync(command, args, { stdio: "ignore" });
    if (!download(archives, packages)) return;
  }
  for (const archive of readdirSync(archives))
    spawnSync("dpkg-deb", ["--extract", join(archives, archive), unpacked], { stdio: "inherit" });
}

function download(folder: string, packages: string[]): boolean {
  return (
    spawnSync("apt-get", ["download", "-qq", ...packages], { cwd: folder, stdio: "ignore" }).status === 0
  );
}
