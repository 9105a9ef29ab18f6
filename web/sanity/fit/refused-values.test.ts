import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { evaluate, parse } from "groq-js";
import { queries, types } from "schemas/generated/shapes.ts";
import { homeSections } from "schemas/home-sections.ts";
import { refused } from "schemas/refused-in-test.ts";
import type { Shape } from "schemas/shape.ts";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { fitValue } from "./fit-value.ts";

type Content = Record<string, unknown>;

const content = join(import.meta.dirname, "../../../content");
const image = { _id: "image-a-800x600-png", _type: "sanity.imageAsset", extension: "png" };
const assets = [image, { _id: "file-a-mp4", _type: "sanity.fileAsset", extension: "mp4" }];
const edition = readEdition("documents");

const documentTypes = Object.keys(types).filter(
  (type) => !type.startsWith("sanity.") && edition.some(({ _type }) => _type === type),
);

const kinds = Object.keys(refused);

test.each(["documents", "empty/en", "empty/de"])("all of content/%s fits as it is", async (folder) => {
  const documents = readEdition(folder);
  for (const document of documents)
    expect(fitValue(document, shapeOfType(document._type))).toEqual({ value: document, misfits: [] });
  for (const query of Object.keys(queries)) {
    const bySlug = documents.filter(({ _type }) => query.includes("$slug") && query.includes(`"${_type}"`));
    for (const slug of [null, ...bySlug.map(slugOf)]) {
      const answer = await ask(query, [...documents, ...assets], { slug });
      expect(fitValue(answer, queries[query] ?? "unknown")).toEqual({ value: answer, misfits: [] });
    }
  }
});

describe.each(documentTypes)("%s", (type) => {
  const [document = {}] = edition
    .filter(({ _type }) => _type === type)
    .sort((one, other) => JSON.stringify(other).length - JSON.stringify(one).length);
  const places = listPlaces(document, shapeOfType(type));
  const asking = Object.keys(queries).filter(
    (query) => query.includes(`"${type}"`) || query.includes("$type"),
  );
  const few = edition.filter((one, index) => index % 12 === 0 || one._id === one._type);

  test("with a value in every place that no schema has is told, and answered as pages expect it", async () => {
    expect(places.length).toBeGreaterThan(2);
    for (const [index, place] of places.entries()) await refuse(place, kinds[index % kinds.length] ?? "null");
  });

  test.each(kinds)(
    "with %s in every place is told, and answered as pages expect it",
    {
      tags: "slow",
    },
    async (kind) => {
      for (const place of places) await refuse(place, kind);
    },
  );

  async function refuse(place: string[], kind: string) {
    const written: Content = Object.assign({}, write(document, place, refused[kind]));
    const { misfits } = fitValue(written, shapeOfType(type));
    if (!strict(shapeOfType(type)).safeParse(written).success)
      expect(misfits, `${place.join(".")}: ${kind}`).toContainEqual(expect.stringContaining(place[0] ?? ""));
    const dataset = [...few.filter((one) => one !== document), written, ...assets];
    for (const query of asking) {
      const shape = queries[query] ?? "unknown";
      const answer = await ask(query, dataset, { slug: slugOf(document), type });
      const result = strict(shape).safeParse(fitValue(answer, shape).value);
      expect(result.error, `${place.join(".")}: ${kind}: ${query}`).toBeUndefined();
    }
  }
});

/** Every place in a document: what it has, and what its shape has besides. */
function listPlaces(value: unknown, shape: Shape): string[][] {
  const known = resolve(shape, value);
  if (typeof known !== "object") return [];
  if ("list" in known) {
    const members: unknown[] = Array.isArray(value) ? value.slice(0, 2) : [];
    return [["0"], ...members.flatMap((one, index) => under(`${index}`, listPlaces(one, known.list)))];
  }
  if (!("object" in known)) return [];
  return Object.entries(known.object).flatMap(([name, part]) => {
    const field = name.replace("?", "");
    if (/^_(id|rev|type|key|createdAt|updatedAt)$/.test(field)) return [];
    const own = typeof value === "object" && value !== null ? Reflect.get(value, field) : undefined;
    return [[field], ...under(field, listPlaces(own, part))];
  });
}

function under(name: string, places: string[][]): string[][] {
  return places.map((place) => [name, ...place]);
}

/** The shape of a value where it may be one of several. */
function resolve(shape: Shape, value: unknown): Shape {
  if (typeof shape !== "object") return shape;
  if ("type" in shape) return resolve(types[shape.type] ?? "unknown", value);
  if (!("any" in shape)) return shape;
  const all = shape.any.map((one) => resolve(one, value)).filter((one) => typeof one === "object");
  return all.find((one) => strict(one).safeParse(value).success) ?? all[0] ?? "unknown";
}

function write(whole: unknown, [field, ...rest]: string[], value: unknown): unknown {
  if (field === undefined) return value;
  if (/^\d+$/.test(field)) {
    const list: unknown[] = Array.isArray(whole) ? [...whole] : [];
    list[Number(field)] = write(list[Number(field)], rest, value);
    return list;
  }
  const object: Content = { ...(typeof whole === "object" ? whole : null) };
  return { ...object, [field]: write(object[field], rest, value) };
}

const known = new Map<Shape, z.ZodType>();

/** The same shape for another judge, which leaves nothing out. */
function strict(shape: Shape): z.ZodType {
  const found = known.get(shape) ?? z.lazy(() => make(shape));
  known.set(shape, found);
  return found;
}

function make(shape: Shape): z.ZodType {
  if (shape === "unknown") return z.unknown();
  if (typeof shape === "string")
    return { string: z.string(), number: z.number(), boolean: z.boolean(), null: z.null() }[shape];
  if ("is" in shape) return z.literal(shape.is);
  if ("type" in shape) return strict(types[shape.type] ?? "unknown");
  if ("list" in shape) return z.array(strict(shape.list));
  if ("any" in shape) return z.union(shape.any.map(strict));
  return z.looseObject(
    Object.fromEntries(
      Object.entries(shape.object).map(([name, part]) => {
        const field = name.replace("?", "");
        return [field, strict(part).nullish()];
      }),
    ),
  );
}

function shapeOfType(type: unknown): Shape {
  return types[String(type)] ?? "unknown";
}

function slugOf({ slug }: Content): string | null {
  return typeof slug === "object" && slug !== null && "current" in slug ? String(slug.current) : null;
}

const parsed = new Map<string, ReturnType<typeof parse>>();

async function ask(query: string, dataset: Content[], own: Content): Promise<unknown> {
  const usual = { isPreview: false, isOwner: true, sections: homeSections, name: "", type: "servicePage" };
  const params = { ...usual, ...own };
  const tree = parsed.get(query) ?? parse(query, { params });
  parsed.set(query, tree);
  const answer = await evaluate(tree, { dataset, params, timestamp: new Date() });
  return await answer.get();
}

/** The documents of an edition as the import leaves them: each picture and clip refers to a file. */
function readEdition(folder: string): Content[] {
  const now = "2026-01-01T00:00:00Z";
  const attach = (_: string, value: unknown) => {
    if (typeof value !== "object" || value === null || !("_sanityAsset" in value)) return value;
    const { _sanityAsset, ...rest } = value;
    const isFile = String(_sanityAsset).startsWith("file");
    return { ...rest, asset: { _type: "reference", _ref: isFile ? "file-a-mp4" : image._id } };
  };
  return globSync("**/*.json", { cwd: join(content, folder) }).map((file) => ({
    _rev: "1",
    _createdAt: now,
    _updatedAt: now,
    ...JSON.parse(readFileSync(join(content, folder, file), "utf8"), attach),
  }));
}
