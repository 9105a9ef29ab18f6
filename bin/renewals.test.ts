import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { root } from "./stack/settings.ts";

// .github/dependabot.yml says what is renewed together, and what is not renewed.

const read = (file: string) => readFileSync(join(root, file), "utf8");

const versions = z.record(z.string(), z.string()).default({});
const manifest = z.object({
  dependencies: versions,
  devDependencies: versions,
  optionalDependencies: versions,
});
const ours = globSync("{,web/,studio/,schemas/,local/}package.json", { cwd: root }).map((file) =>
  manifest.parse(JSON.parse(read(file))),
);
const wanted = Map.groupBy(
  ours.flatMap((one) =>
    Object.entries({ ...one.dependencies, ...one.devDependencies, ...one.optionalDependencies }),
  ),
  ([name]) => name,
);

const [npm = ""] = read(".github/dependabot.yml").split("package-ecosystem: github-actions");

test("what is named there are packages that the product asks for", () => {
  const [groups = "", ignored = ""] = npm.split("ignore:");
  const names = [
    ...[...ignored.matchAll(/dependency-name: "(.+?)"/g)].map(([, name = ""]) => name),
    ...[...groups.matchAll(/patterns: \[(.+)\]/g)].flatMap(([, list = ""]) =>
      list.split(", ").map((name) => name.replaceAll('"', "")),
    ),
  ];
  expect(names.length).toBeGreaterThan(10);
  const isAsked = (name: string) =>
    name.endsWith("/*")
      ? [...wanted.keys()].some((each) => each.startsWith(name.slice(0, -1)))
      : wanted.has(name);
  expect(names.filter((name) => !isAsked(name))).toEqual([]);
});

test("a package that several folders ask for is asked for at one version", () => {
  const several = [...wanted].filter(([, asked]) => new Set(asked.map(([, version]) => version)).size > 1);
  expect(several.map(([name]) => name)).toEqual([]);
});

test("what others ask for as well is there once", () => {
  const lockfile = z
    .object({ packages: z.record(z.string(), z.object({ dependencies: versions })) })
    .parse(JSON.parse(read("package-lock.json")));
  const paths = Object.keys(lockfile.packages);
  for (const name of ["@electric-sql/pglite", "@hono/node-server"])
    expect(paths.filter((path) => path.endsWith(`node_modules/${name}`))).toEqual([`node_modules/${name}`]);
  const lite = lockfile.packages["node_modules/@supabase/lite"]?.dependencies;
  expect(lite?.["@electric-sql/pglite"]).toBe(wanted.get("@electric-sql/pglite")?.[0]?.[1]);
});
