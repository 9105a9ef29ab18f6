import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drawArrows } from "./stack/draw-arrows.ts";
import { listRoomFiles, readLaw, roomOf } from "./stack/rooms.ts";
import { root } from "./stack/settings.ts";

// Prints the rooms as they are: files, lines of code, lines of tests, how many rooms each imports and is imported by.

const files = listRoomFiles().filter((file) => /\.(ts|tsx|mjs)$/.test(file));
const { arrows, circles, upwards } = drawArrows(files);

console.log("| room | files | code | tests | imports | imported by |\n|---|---|---|---|---|---|");
for (const room of readLaw().keys()) {
  const own = files.filter((file) => roomOf(file) === room);
  const tests = own.filter(isTest);
  const cells = [
    own.length,
    linesOf(own.filter((file) => !isTest(file))),
    linesOf(tests),
    arrows.filter(([from]) => from === room).length,
    arrows.filter(([, to]) => to === room).length,
  ];
  console.log(`| \`${room}/\` | ${cells.join(" | ")} |`);
}
console.log(
  `\n${arrows.length} arrows, ${circles.length} circles, ${upwards.length} arrows in web/ that run back up`,
);
for (const names of [...circles, ...upwards]) console.log(names.join(" → "));

function isTest(file: string): boolean {
  return /\.(test|spec)\.tsx?$|-in-test\./.test(file) || /^(tests|supabase\/tests)\//.test(file);
}

function linesOf(paths: string[]): number {
  return paths.reduce((sum, path) => sum + readFileSync(join(root, path), "utf8").split("\n").length - 1, 0);
}
