import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { anyTypeTag } from "./content-tag.ts";
import { documentTypes, isDocumentType } from "./document-types.ts";
import { isShown } from "./projections.ts";
import { readFilters } from "./read-filters.ts";
import { tagsOfQuery } from "./tags-of-query.ts";

const root = join(import.meta.dirname, "..", "..");

test("every document type of the Studio is known", () => {
  const generated = readFileSync(join(root, "schemas/generated/content.ts"), "utf8");
  const types = [...generated.matchAll(/^export type \w+ = \{\n\s+_id: string;?\n\s+_type: ["'](\w+)["']/gm)];
  const edited = types.map(([, type]) => type).sort();
  expect(edited.length).toBeGreaterThan(10);
  expect([...documentTypes].sort()).toEqual(edited);
});

test.each(["sanity.imageAsset", "constructor", "", null, undefined])(
  "%s is not a type that is edited",
  (type) => {
    expect(isDocumentType(type)).toBe(false);
  },
);

test.each([
  [`*[_type == "homePage" && _id == "homePage"][0]{title}`, ["document:homePage"]],
  [`*[_id == "siteSettings"][0].agencyName`, ["document:siteSettings"]],
  [`*[_id == $id][0]`, ["document:some-id"]],
  [`*[_type == "proverb" && ${isShown}] | order(_id){text}`, ["list:proverb"]],
  [`*[_type == $type && defined(slug.current)].slug.current`, ["list:caseStudy"]],
  [`*[_type == "caseStudy" && slug.current == $slug && ${isShown}][0]`, ["place:caseStudy/%C3%A9%2C%22)%5D"]],
  [`*[_type == "legalPage" && slug.current == "imprint"][0]`, ["place:legalPage/imprint"]],
  [`*[_type == "caseStudy"][slug.current == $slug][0...3]`, ["place:caseStudy/%C3%A9%2C%22)%5D"]],
  // An alternative names both, and of a place in one half nothing follows.
  [`*[_type == "caseStudy" || slug.current == "a"]`, ["list:caseStudy"]],
  [
    `*[(_type in ["servicePage", 'x', "caseStudy"] || _type == "legalPage" && slug.current == "a") && ${isShown}]`,
    ["list:legalPage", "list:servicePage", "list:caseStudy"],
  ],
  // What a reference leads to is published with what points at it.
  [`*[_type == "testimonial" && _id == ^.testimonial._ref][0]`, []],
  [
    `*[_type == "announcement" && ${isShown}][_id == *[_type == "homePage" && _id == "homePage"][0].news._ref][0]`,
    ["document:homePage"],
  ],
  [
    `{"a": count(*[_type == "serviceCard" && href in *[_type == "servicePage"].slug.current]), "b": *[_id == "x"]}`,
    ["list:servicePage", "list:serviceCard", "document:x"],
  ],
  [
    `*[_type == "caseStudy"]{"words": "*[_type == \\"proverb\\"] && ]", "of": cards[]->{title}}`,
    ["list:caseStudy", anyTypeTag],
  ],
  // Of anything that is not understood every publish is one.
  [`*[_id in $ids]`, [anyTypeTag]],
  [`*[references($id)]`, [anyTypeTag]],
  [`*[_type == $other]`, [anyTypeTag]],
])("%s", (query, tags) => {
  const parameters = { id: "some-id", type: "caseStudy", slug: `é,")]`, ids: ["a"] };
  expect(tagsOfQuery(query, parameters)).toEqual(["content", ...tags]);
});

test("an address that no tag can hold is one of the list", () => {
  const slug = "ü".repeat(60);
  const tags = tagsOfQuery(`*[_type == "caseStudy" && slug.current == $slug]`, { slug });
  expect(tags).toEqual(["content", "list:caseStudy"]);
});

test("every query of the site is understood, and each of its tags is one that Next takes", async () => {
  const files = globSync("web/*/**/*.query.ts", { cwd: root, exclude: ["**/node_modules/**"] });
  const modules = await Promise.all(files.map((file) => import(join(root, file))));
  const asked = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, query]) =>
      name.endsWith("Query") && typeof query === "string" ? query : [],
    ),
  );
  expect(asked.length).toBeGreaterThan(25);
  for (const query of asked) {
    const tags = tagsOfQuery(query, { slug: "a", type: "caseStudy", name: "a" });
    expect(tags, query).not.toContain(anyTypeTag);
    expect(tags.length, query).toBeGreaterThan(1);
    expect(tags.length, query).toBeLessThan(128);
  }
});

test("conditions are found whatever they are made of", () => {
  const simple = [
    '_type == "a"',
    "count(b) > 0",
    "(c || d) && e".replace(" && e", ""),
    'f in ["]", \'&&\', "\\"["]',
    "g[h > 1 && i]",
  ];
  for (let round = 0; round < 500; round += 1) {
    const pick = (place: number) => simple[(round * 7 + place * 3 + (round >> place)) % simple.length] ?? "";
    const conditions = Array.from({ length: 1 + (round % 4) }, (_, place) => pick(place));
    const split = round % (conditions.length + 1);
    const [first, second] = [conditions.slice(0, split), conditions.slice(split)];
    const brackets = [first, second]
      .filter((some) => some.length > 0)
      .map((some) => `[${some.join(" && ")}]`);
    const inner = `*[_id == "inner-${round}"][0]`;
    const query = `{"x": *${brackets.join("")}[0]{"y": ${inner}, z}, "w": 2 * 3}`;
    expect(readFilters(query)).toEqual([conditions, [`_id == "inner-${round}"`]]);
  }
});
