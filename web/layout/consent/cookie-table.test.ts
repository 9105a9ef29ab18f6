import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { perspectiveCookieName } from "@sanity/preview-url-secret/constants";
import { expect, test } from "vitest";
import { cookieTable, listCookies, shownName } from "./cookie-table.ts";

const web = join(import.meta.dirname, "..", "..");
const setting =
  /cookies\(\)\)\s*\.set\(|\bjar\.set\(|cookies\.set\(|"Set-Cookie":|document\.cookie = |setInFrame\(|new Headers\([^)]*Set-Cookie/;
/** They pass on what others have named. */
const passing = ["supabase/open-session.ts", "session/refresh-session.ts"];

/** The names that a file sets: of its constants, and of those of the files that it imports them from. */
function namesIn(path: string): string[] {
  const text = readFileSync(join(web, path), "utf8");
  const imported = [...text.matchAll(/import \{[^}]*[cC]ookie[^}]*\} from .#?([^"]+)./g)].map(
    ([, from = ""]) => (from.startsWith(".") ? join(path, "..", from) : from),
  );
  const texts = [
    text,
    ...imported.filter((one) => one.endsWith(".ts")).map((one) => readFileSync(join(web, one), "utf8")),
  ];
  const named = texts.flatMap((one) => [
    ...one.matchAll(/const (?:\w*[cC]ookie|name|probe) = "([\w-]+?)(?:=1)?"/g),
    ...one.matchAll(/\.set\(\s*"([^"]+)"/g),
  ]);
  return [
    ...named.map(([, name = ""]) => name),
    ...(text.includes("perspectiveCookieName") ? [perspectiveCookieName] : []),
  ];
}

const files = globSync("**/*.{ts,tsx}", {
  cwd: web,
  exclude: (path) => /node_modules|\.next|\.test\.ts|^public$|built/.test(path),
}).filter((path) => !passing.includes(path) && setting.test(readFileSync(join(web, path), "utf8")));

test("every cookie that the code can set is in the table of the privacy policy", () => {
  const listed: readonly string[] = cookieTable.map(({ name }) => name);
  expect(files.length).toBeGreaterThan(8);
  for (const path of files.filter((one) => !one.endsWith("count-visits.ts"))) {
    const names = namesIn(path);
    expect(names, `${path} sets a cookie that this test cannot name`).not.toEqual([]);
    for (const name of names) expect(listed, `${path} sets ${name}`).toContain(name);
  }
});

test("a site that does not ask about visits sets none for the question or its answer", () => {
  const left = listCookies(false).map(({ name }) => name);
  expect(cookieTable.filter(({ name }) => !left.includes(name)).map(({ name }) => name)).toEqual([
    ...["cc_cookie", "cc_probe", "_ga", "_gid"],
  ]);
  expect(listCookies(true)).toEqual(cookieTable);
});

test("the table lists no cookie twice, and none that nothing sets", () => {
  const set = files.flatMap(namesIn);
  // Set by the consent library, by Next and by Google's script.
  const others = ["cc_cookie", "_ga", "_gid"];
  const listed = cookieTable.map(({ name }) => name);
  expect(new Set(listed).size).toBe(listed.length);
  for (const name of listed) expect([...set, ...others], name).toContain(name);
});

test("over https the table names a cookie as the site does when no other host may set it", () => {
  const named = files
    .filter((path) => readFileSync(join(web, path), "utf8").includes("hostOnlyName("))
    .flatMap(namesIn);
  expect(named).not.toEqual([]);
  for (const { name } of cookieTable) {
    expect(shownName(name, true)).toBe(named.includes(name) ? `__Host-${name}` : name);
    expect(shownName(name, false)).toBe(name);
  }
});
