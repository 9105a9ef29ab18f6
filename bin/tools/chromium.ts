import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "playwright";
import { findInPackages } from "./debian-packages.ts";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Chromium as root, without a GPU, and without calls home that a closed network would refuse one by one. */
export const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The whole Chromium, without a window. */
export function launchChromium(...args: string[]) {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...args] });
}

/** Chromium without anything around its pages: the whole one also loads some forty files of its own for each new window. */
export function launchHeadlessShell(...args: string[]) {
  return chromium.launch({ executablePath: findHeadlessShell(), args: [...chromiumFlags, ...args] });
}

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, Playwright's own, one already on the machine,
 * else Debian's package, installed here. Throws an Error that says what to do when there is none.
 */
export function findChromium(): string {
  const found = [process.env.CHROMIUM_PATH, chromium.executablePath(), ...usualPlaces].find(
    (path) => path && existsSync(path),
  );
  return found ?? installDebianChromium();
}

/**
 * The path of a headless shell for the browser tests: HEADLESS_SHELL_PATH, the system's, else Debian's package, unpacked.
 * It takes a third less processor time than the whole Chromium, which it falls back to; it keeps no page for Back.
 */
export function findHeadlessShell(): string {
  const shell =
    [process.env.HEADLESS_SHELL_PATH, "/usr/bin/chromium-headless-shell"].find(
      (path) => path && existsSync(path),
    ) ?? findInPackages(unpackedShell, ["chromium-headless-shell", "chromium-common"]);
  return shell && spawnSync(shell, ["--version"]).status === 0 ? shell : findChromium();
}

const unpackedShell = "usr/lib/chromium/chromium-headless-shell";

function installDebianChromium(): string {
  console.log("Installing Chromium for the browser tests (apt-get) …");
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
  for (const args of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "--no-install-recommends", "chromium"],
  ]) {
    const [command = "apt-get", ...rest] = [...sudo, "apt-get", ...args];
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const { status } = spawnSync(command, rest, { stdio: ["ignore", "ignore", "inherit"], env });
    if (status !== 0)
      throw new Error(
        "No Chromium found and none could be installed: install one and set CHROMIUM_PATH to it.",
      );
  }
  return "/usr/bin/chromium";
}
