import { expect, test } from "vitest";
import { type Address, addresses } from "./addresses.ts";
import { findAddress, findPage, findPlace, isOfDocument, plainPath, readParts } from "./find-address.ts";
import { findSourceFault } from "./objects/find-source-fault.ts";

const rows: readonly Address[] = addresses;
const parts = ["a", "Zk3v9QpL2mXw8RtY6uBn1cDe", "00000000-0000-4000-8000-000000000101", "%C3%A9", "x.y"];

/** Addresses of each row, one for each of what its parts may be. */
const instances = rows.flatMap((address) =>
  parts
    .map((part) => address.path.replaceAll(/\[\w+\]|\*/g, part))
    .filter((path, place, all) => all.indexOf(path) === place)
    .filter((path) => readParts(address.path, path))
    .map((path) => ({ path, address })),
);

/** Every way to write the letters of a path in which a few of them are capitals. */
function spellings(path: string): string[] {
  const places = [...path.matchAll(/(?<!%[\dA-F]?)[a-z]/g)].map(({ index }) => index);
  const one = places
    .slice(0, 12)
    .map((at) => path.slice(0, at) + path.charAt(at).toUpperCase() + path.slice(at + 1));
  return [...new Set([path.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase()), ...one])].filter(
    (spelling) => spelling !== path,
  );
}

test("each address is found in a row of its area, the most exact one", () => {
  expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
  for (const { path, address } of instances) {
    const found = findAddress(path);
    const plainLetters = (row = "") => row.replaceAll(/\[\w+\]|\*/g, "").length;
    expect(plainLetters(found?.path), path).toBeGreaterThanOrEqual(plainLetters(address.path));
    if (!/[[*]/.test(address.path)) expect(found?.path).toBe(address.path);
  }
  for (const path of [
    "",
    "//",
    "/contact/",
    "/contact.rsc",
    "/Nowhere",
    "/no--where",
    "/nowhere-",
    "/caf%C3%A9",
    "/work/a/b",
    "/api",
    "/auth",
    "/calls",
    "/projects",
    "contact",
  ])
    expect(findAddress(path), path).toBeUndefined();
  for (const path of ["/nowhere", "/workshop", "/apitudes", "/services", "/2026", "/a-b-c"])
    expect(findAddress(path)?.path, path).toBe("/[slug]");
});

test("what lies in a place belongs to it, however it is written", () => {
  for (const { path, address } of instances.filter((one) => findAddress(one.path)?.path === one.address.path))
    for (const each of [`${path}/`, `${path}/and/more`, path.toUpperCase()])
      expect(findPlace(each)?.area, each).toBe(
        findAddress(each)?.area ??
          findAddress(each.toLowerCase())?.area ??
          findPlace(path)?.area ??
          address.area,
      );
});

/** Which of the pages of documents are published here. */
const own = ["/services/websites", "/work/Voltway", "/work/café", "/imprint", "/our-prices"];

test("a page is found in other letters, and nothing whose letters are part of a secret or an id", () => {
  let folded = 0;
  for (const { path } of instances) {
    const { area, path: row = "" } = findAddress(path) ?? {};
    const isPage =
      !row.startsWith("/api/") && area !== "private link" && area !== "machines" && !/[[*]/.test(row);
    const isThere = isPage && !findAddress(path)?.isReserved && (row !== "/imprint" || own.includes(row));
    for (const spelling of spellings(path)) {
      if (findAddress(spelling)) continue;
      expect(findPage(spelling, own), spelling).toBe(isThere ? path : undefined);
      folded += 1;
    }
  }
  expect(folded).toBeGreaterThan(1000);
});

test("the page of a document is found as long as it is published, in the letters of its web address", () => {
  for (const page of own)
    for (const spelling of [...spellings(page), page.toLowerCase(), page.toUpperCase(), encodeURI(page)]) {
      expect(findPage(spelling, own), spelling).toBe(spelling === page ? page : encodeURI(page));
      expect(findPage(spelling, []), spelling).toBeUndefined();
    }
  // While nobody knows what is published, what may be there is taken to be there, as it is written.
  expect(findPage("/work/voltway", undefined)).toBe("/work/voltway");
  expect(findPage("/Work/voltway", undefined)).toBeUndefined();
});

test("no address that the site keeps for later is a page", () => {
  const kept = instances.filter(({ path }) => findAddress(path)?.isReserved);
  expect(kept.length).toBeGreaterThan(2);
  for (const { path } of kept)
    for (const spelling of [path, `${path}/`, ...spellings(path)])
      expect(findPage(spelling, own), spelling).toBeUndefined();
});

test("the Studio refuses a redirect from every address of the list, in any letters, but for pages of documents", () => {
  for (const { path } of instances.filter(({ path }) => path !== "/")) {
    const address = findAddress(path);
    for (const source of [path, `${path}/`, ...spellings(path).filter((one) => !/\[token\]/.test(one))]) {
      const fault = findSourceFault(source);
      if (address && isOfDocument(address) && !address.isReserved) expect(fault, source).toBeUndefined();
      else expect(fault, source).toMatch(/^The site (?:has|keeps|needs) .*\.$/);
    }
  }
  for (const source of [
    "/about.html",
    "/Old%20Page",
    "/contact-us",
    "/calls",
    "/services",
    "/a/b/c",
    "/contact.html",
  ])
    expect(findSourceFault(source), source).toBeUndefined();
});

test("a path has one spelling", () => {
  for (const path of ["/café", "/caf%C3%A9", "/CAF%c3%a9/", "/Café//"]) expect(plainPath(path)).toBe("/café");
  expect([plainPath("/"), plainPath("///"), plainPath("/%E0%A4%A")]).toEqual(["/", "/", "/%e0%a4%a"]);
});
