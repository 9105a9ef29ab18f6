import { readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * npm writes down what it has installed once it is done. Whoever had it installed, by `npm ci`, `npm install` or the bootstrap: it is
 * taken when every package is the one that the lockfile names. Only what npm leaves out on other systems may be missing.
 */
export function isInstalled(root) {
  const wanted = readPackages(join(root, "package-lock.json"));
  const installed = readPackages(join(root, "node_modules", ".package-lock.json"));
  return Boolean(wanted && installed && fits(wanted, installed));
}

/** The packages of a lockfile, and of what npm has written down, by their paths. */
export function fits(wanted, installed) {
  return Object.entries(wanted).every(([path, each]) => {
    if (!path.includes("node_modules/")) return true;
    const found = installed[path];
    if (!found) return Boolean(each.optional || each.peer);
    return found.version === each.version && found.link === each.link;
  });
}

function readPackages(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8")).packages;
  } catch {
    return null; // not there, or written only in part
  }
}
