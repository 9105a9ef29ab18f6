import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../stack/settings.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");

test("compose.yml passes the site every setting of .env.example that a hosted site knows", () => {
  // What follows is for commands, for the other containers, and for this machine.
  const [forTheSite = ""] = read(".env.example").split("# Not for the site:");
  const known = [...forTheSite.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name = ""]) => name);
  const [site = ""] = /^ {2}site:\n(?: {4,}.*\n)*/m.exec(read("compose.yml")) ?? [];
  const passed = [...site.matchAll(/^ {6}([A-Z][A-Z_]+): \$\{\1:/gm)].map(([, name = ""]) => name);
  expect(known).toContain("SITE_URL");
  expect(passed.toSorted()).toEqual(known.toSorted());
});

test(".env.example says each setting once", () => {
  const names = [...read(".env.example").matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name = ""]) => name);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

test("no setting is built into the image", () => {
  expect(read("Dockerfile")).not.toMatch(/\.env\b|--mount|^ARG /m);
  expect(read(".dockerignore").split("\n")).toContain(".env");
});
