import { importsOf } from "./stack/imports-of.ts";
import { isSchemaOfSection, listRoomFiles, readLaw, roomOf } from "./stack/rooms.ts";

// Holds every import between rooms against the table in README.md: who may import whom, and no two rooms each other. What the
// table allows and nobody does is a fault, too.

const anyOfWeb = "any of web";

const law = readLaw();

const files = listRoomFiles();
const faults = new Set<string>();
const edges = new Map<string, Set<string>>();
for (const file of files) {
  const from = roomOf(file);
  if (!law.has(from)) faults.add(`README.md has no row for ${from}/`);
  for (const target of importsOf(file)) {
    const to = roomOf(target);
    if (isSchemaOfSection(target) && from !== "schemas")
      faults.add(
        `${file} imports ${target}, which only schemas/ may import: the Studio is no part of the site`,
      );
    if (to === from || isSettingsOfTest(file, target)) continue;
    edges.set(from, (edges.get(from) ?? new Set()).add(to));
    if (!mayImport(from, to)) faults.add(`${file} imports ${target}, and ${from}/ may not import ${to}/`);
  }
}
for (const [from, targets] of edges)
  for (const to of targets)
    if (from < to && edges.get(to)?.has(from)) faults.add(`${from}/ and ${to}/ import each other`);

for (const [from, allowed] of law)
  for (const name of allowed)
    if (name !== anyOfWeb && !edges.get(from)?.has(roomNamed(from, name)))
      faults.add(`README.md lets ${from}/ import ${name}, and nothing there does`);

for (const fault of faults) console.error(fault);
process.exitCode = faults.size > 0 ? 1 : 0;

/** Whatever a test of the site loads wants settings, also where the room itself may not read them. */
function isSettingsOfTest(file: string, target: string): boolean {
  return file.endsWith(".test.ts") && target === "web/env-in-test.ts";
}

/** Names in a row of web/ are rooms of web/ first. */
function roomNamed(from: string, name: string): string {
  return isInWeb(from) && law.has(`web/${name}`) ? `web/${name}` : name;
}

function mayImport(from: string, to: string): boolean {
  const allowed = law.get(from) ?? [];
  if (isInWeb(from) && to.startsWith("web/") && allowed.includes(anyOfWeb)) return true;
  return allowed.some((name) => roomNamed(from, name) === to);
}

function isInWeb(room: string): boolean {
  return room === "web" || room.startsWith("web/");
}
