import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { evaluate, parse } from "groq-js";
import { homeSections } from "schemas/home-sections.ts";
import { chapterTypes } from "schemas/objects/chapters.ts";
import { describe, expect, test } from "vitest";
import { chaptersPart } from "./chapters/chapters.query.ts";
import { homePageQuery } from "./home-page.query.ts";

const edition = join(import.meta.dirname, "../../content/documents");
const documents: Record<string, unknown>[] = globSync("**/*.json", { cwd: edition }).map((file) => ({
  _rev: "1",
  ...JSON.parse(readFileSync(join(edition, file), "utf8")),
}));
const find = (pattern: string) => globSync(pattern, { cwd: import.meta.dirname }).map(dirname);
const folders = find("*/*.schema.ts");
const chapters = find("chapters/*/*.schema.ts");

/** What each section is given on a page whose document is called that. */
async function readSections(page: string): Promise<Record<string, unknown>> {
  const dataset = documents.map((document) =>
    document._type === "homePage" ? { ...document, _id: page, _type: page } : document,
  );
  const params = { sections: homeSections, isPreview: false };
  const query = homePageQuery.replace(
    '_type == "homePage" && _id == "homePage"',
    `_type == "${page}" && _id == "${page}"`,
  );
  const answer = await evaluate(parse(query, { params }), { dataset, params, timestamp: new Date() });
  return await answer.get();
}

const onHome = await readSections("homePage");
const written = ["hero", "clients", ...homeSections].filter((name) => onHome[name] !== null);

test("the first edition has written most of them", () => expect(written.length).toBeGreaterThan(9));

test.each(written)("%s has the same content on any other page", async (name) => {
  const { [name]: content } = onHome;
  expect(JSON.stringify(content).length).toBeGreaterThan(100);
  expect((await readSections("otherPage"))[name]).toEqual(content);
});

test("a section that is switched off is not read", async () => {
  const home = documents.find(({ _type }) => _type === "homePage");
  if (!home) throw new Error("The first edition has no home page");
  const { sections } = home;
  const all = homeSections.filter((name) => written.includes(name));
  for (const listed of [["impact", "about"], ["nothing that is known"], [], undefined]) {
    home.sections = listed;
    const read = await readSections("homePage");
    const there = homeSections.filter((name) => read[name] !== null);
    expect(there).toEqual(listed?.includes("impact") ? ["about", "impact"] : all);
  }
  home.sections = sections;
});

describe.each([...folders, ...chapters])("the folder %s", (folder) => {
  const read = (ending: string) =>
    globSync(`${folder}/*${ending}`, { cwd: import.meta.dirname }).map((file) =>
      readFileSync(join(import.meta.dirname, file), "utf8"),
    );

  test("holds a section's fields, its part of a query and its component, which asks for nothing itself", () => {
    expect(read(".schema.ts")).toHaveLength(1);
    expect(read(".query.ts")).toHaveLength(1);
    const components = read(".tsx");
    expect(components.length).toBeGreaterThan(0);
    expect([...read(".query.ts"), ...components].filter((text) => /homePage|sanityFetch/.test(text))).toEqual(
      [],
    );
  });
});

test("every section of the home page is such a folder, and so is its first screen", () => {
  expect(folders).toHaveLength(homeSections.length + 1);
});

test("every chapter that the Studio offers is such a folder, and its part stands in the query", () => {
  expect(chapters).toHaveLength(chapterTypes.length);
  const asked = [...chaptersPart.matchAll(/^ {4}_type == "(\w+)" => /gm)].map(([, name]) => name);
  expect(asked.toSorted()).toEqual(chapterTypes.map(({ name }) => name).toSorted());
});
