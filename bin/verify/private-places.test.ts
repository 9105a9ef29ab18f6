import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../stack/settings.ts";

const read = (file: string) => readFileSync(join(root, file), "utf8");
const routes = globSync("**/{page.tsx,route.ts}", { cwd: join(root, "web/app") });

/** The first parts of the addresses whose answers are for one person: behind sign-in, of a private link, or asked for by a form. */
const ofOnePerson = routes.filter((file) => /^(\(with-session\)|api)\/|\[token\]/.test(file));
const placeOf = (file: string) => file.replaceAll(/\([^)]+\)\//g, "").split("/")[0] ?? "";
const placesOf = (files: string[]) => [...new Set(files.map(placeOf))].sort();
const named = (list = "") => list.split("|").sort();

test("nginx keeps its cache away from every place whose answers are for one person", () => {
  expect(ofOnePerson.length).toBeGreaterThan(90);
  const [, list] =
    /location ~ \^\/\(\?:(api\|[\w|-]+)\)\(\?:\[\/\.\]\|\$\) \{/.exec(read("deploy/nginx/nginx.conf")) ?? [];
  expect(named(list)).toEqual(placesOf(ofOnePerson));
});

test("the site answers every page of one person with a policy of its own, and with the session where there is one", () => {
  const pages = ofOnePerson.filter((file) => file.endsWith("page.tsx"));
  const matched = [
    ...read("web/proxy.ts").matchAll(/^ +"\/:(?:area|page)\(([\w|-]+)\)(?:\/:rest\*)?",/gm),
  ].flatMap(([, list]) => named(list));
  expect(matched.toSorted()).toEqual(placesOf(pages));
  const [, list] = /privatePages =\s+\/\^\\\/\(([\w|-]+)\)/.exec(read("web/app/private-pages.ts")) ?? [];
  // Who is signed in is looked at there, and no session is renewed.
  const withoutSession = ["auth", "unsubscribe"];
  expect(named(list)).toEqual(placesOf(pages).filter((place) => !withoutSession.includes(place)));
});
