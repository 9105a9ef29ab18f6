import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { evaluateSync, parse } from "groq-js";
import { expect, test } from "vitest";
import { documentTag } from "#sanity/content-tag.ts";
import { documentTypes, isDocumentType } from "#sanity/document-types.ts";
import { tagsOfQuery } from "#sanity/tags-of-query.ts";
import { aroundQuery, type KnownDocument, tagsOfPublish } from "./tags-of-publish.ts";

const root = join(import.meta.dirname, "..", "..");

type Document = { _id: string; _type: string; slug?: { current?: string } };
type Question = { name: string; query: string; parameters: Record<string, unknown> };

const documents: Document[] = globSync("content/documents/**/*.json", { cwd: root }).map((file) => ({
  _rev: "one",
  _createdAt: "2026-01-05T00:00:00Z",
  _updatedAt: "2026-01-05T00:00:00Z",
  ...JSON.parse(readFileSync(join(root, file), "utf8")),
}));

/** Every query of the site, with each address that it may be asked for. */
const questions: Question[] = (
  await Promise.all(
    globSync("web/*/**/*.query.ts", { cwd: root, exclude: ["**/node_modules/**"] }).map(async (file) =>
      Object.entries(await import(join(root, file))),
    ),
  )
)
  .flat()
  .flatMap(([name, query]) => (typeof query === "string" && query.includes("*[") ? [{ name, query }] : []))
  .flatMap(({ name, query }) => listParameters(query).map((parameters) => ({ name, query, parameters })));

function listParameters(query: string): Record<string, unknown>[] {
  const always = { isPreview: false, isOwner: true, name: "consulting" };
  if (query.includes("$type")) return ["servicePage", "caseStudy"].map((type) => ({ ...always, type }));
  if (!query.includes("$slug")) return [always];
  const slugs = documents.flatMap(({ _type, slug }) => (query.includes(`"${_type}"`) && slug?.current) || []);
  return slugs.map((slug) => ({ ...always, slug }));
}

/** What is answered about the documents as they are, asked for by nearly every change. */
const usual = new Map<Question, unknown>();

function answer(question: Question, dataset: readonly Document[]): unknown {
  const { query, parameters } = question;
  if (dataset !== documents) return ask(query, parameters, dataset);
  if (!usual.has(question)) usual.set(question, ask(query, parameters, dataset));
  return usual.get(question);
}

const parsed = new Map<string, ReturnType<typeof parse>>();

function ask(query: string, parameters: Record<string, unknown>, dataset: readonly Document[]): unknown {
  const tree = parsed.get(query) ?? parse(query);
  parsed.set(query, tree);
  const byId = new Map(dataset.map((document) => [document._id, document]));
  const dereference = ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null;
  return evaluateSync(tree, { dataset, params: parameters, dereference } as never).data;
}

function findIds(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const own = "_id" in part && typeof part._id === "string" ? [part._id] : [];
  return [...own, ...Object.values(part).flatMap(findIds)];
}

/** What the store would know of an answer. */
function tagsOfAnswer({ query, parameters }: Question, given: unknown): Set<string> {
  return new Set([...tagsOfQuery(query, parameters), ...findIds(given).map(documentTag)]);
}

/** The questions whose answers another one than these tags makes old: those that would go on with what they were. */
async function findForgotten(before: readonly Document[], after: readonly Document[], changed: Document) {
  const { _id: documentId, _type: type } = changed;
  if (!isDocumentType(type)) throw new Error(`${type} is no type of the Studio`);
  const { tags } = await tagsOfPublish({ documentId, type }, async (ids) => {
    return ask(aroundQuery, { types: documentTypes, ids }, after) as KnownDocument[];
  });
  return questions
    .map((question) => {
      const was = answer(question, before);
      if (JSON.stringify(was) === JSON.stringify(answer(question, after))) return "same";
      const known = tagsOfAnswer(question, was);
      return tags.some((tag) => known.has(tag)) ? "told" : `${question.name} ${documentId}`;
    })
    .filter((outcome) => outcome !== "same");
}

/** Taken down, published again, hidden by its schedule, moved, and edited. */
function listChanges(document: Document): [before: Document[], after: Document[]][] {
  const others = documents.filter((one) => one !== document);
  const changed = (change: object) => [...others, { ...document, _rev: "two", ...change }];
  const hidden = changed({ publishFrom: "2090-01-01T00:00:00Z" });
  const edited = changed({ title: "Another title", client: "Another client", year: 1999 });
  const moved = changed({ slug: { _type: "slug", current: "another-address" } });
  return [
    [documents, others],
    [others, documents],
    [hidden, documents],
    [documents, hidden],
    [documents, edited],
    ...(document.slug ? ([[documents, moved]] satisfies [[Document[], Document[]]]) : []),
  ];
}

async function expectNoneForgotten(some: readonly Document[]): Promise<void> {
  let told = 0;
  for (const document of some)
    for (const [before, after] of listChanges(document)) {
      const outcomes = await findForgotten(before, after, document);
      expect(outcomes.filter((outcome) => outcome !== "told")).toEqual([]);
      told += outcomes.length;
    }
  console.log(`${some.length} documents, ${questions.length} questions, ${told} answers that changed`);
  expect(told).toBeGreaterThan(some.length);
}

test("whatever changes an answer makes it old: one document of each type", async () => {
  const one = documentTypes.flatMap((type) => documents.find(({ _type }) => _type === type) ?? []);
  expect(one.length).toBeGreaterThan(15);
  await expectNoneForgotten(one);
});

test("whatever changes an answer makes it old: every document", { tags: ["slow"] }, () =>
  expectNoneForgotten(documents),
);

test("what a page of the menus links to is published without every page being made anew", async () => {
  const link = (_ref: string) => ({ page: { _type: "reference", _ref, _weak: true } });
  const dataset = [
    { _id: "siteSettings", _type: "siteSettings", footerLinks: [link("page-a")] },
    { _id: "page-a", _type: "page", body: [{ markDefs: [link("page-b")] }] },
    { _id: "page-b", _type: "page" },
  ];
  const tagsOf = async (documentId: string) => {
    const { tags } = await tagsOfPublish({ documentId, type: "page" }, async (ids) => {
      return ask(aroundQuery, { types: documentTypes, ids }, dataset) as KnownDocument[];
    });
    return dataset.map(({ _id }) => _id).filter((id) => tags.includes(documentTag(id)));
  };
  expect(await tagsOf("page-a")).toEqual(["siteSettings", "page-a"]);
  expect(await tagsOf("page-b")).toEqual(["page-a", "page-b"]);
});

test("every list says its order: of another one all pages that ask for it would be made anew", () => {
  const reversed = documents.toReversed();
  const unordered = questions.filter(
    ({ query, parameters }) =>
      JSON.stringify(ask(query, parameters, documents)) !== JSON.stringify(ask(query, parameters, reversed)),
  );
  expect(unordered.map(({ name }) => name)).toEqual([]);
});
