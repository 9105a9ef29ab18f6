import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SanityDocument } from "@sanity/client";
import { validateDocument } from "@sanity/validation";
import { createSchema } from "sanity";
import { afterAll, describe, expect, it } from "vitest";
import { startLakeInTest } from "../local/lake/start-lake-in-test.ts";
import { schemaTypes } from "../schemas/documents/all.ts";
import { importFirstEdition } from "./import.ts";
import { type EditionDocument, readDocuments } from "./read-documents.ts";

const lake = await startLakeInTest();
const target = { apiHost: lake.url, projectId: "local", dataset: "production" };
const client = lake.client.withConfig({ perspective: "raw" });
const progress: { step: string; current: number; total: number }[] = [];
await importFirstEdition({ ...target, onProgress: (step) => progress.push(step) });

afterAll(() => lake.stop());

describe("importing the first edition into an empty dataset", () => {
  it("writes every document", async () => {
    const ids = (await readDocuments()).map(({ _id }) => _id);
    expect(await readStored()).toHaveLength(ids.length);
    expect(await client.fetch("count(*[_id in $ids])", { ids })).toBe(ids.length);
  });

  it("leaves nothing for the Studio to complain about", { timeout: 120_000 }, async () => {
    const schema = createSchema({ name: "default", types: schemaTypes });
    const results = await Promise.all(
      (await readStored()).map(async (document) => ({
        id: document._id,
        ...(await validateDocument({ document, schema, client })),
      })),
    );
    expect(results.filter(({ status }) => status === "notEvaluated")).toEqual([]);
    const complaints = results.flatMap(({ id, markers }) =>
      markers.map(({ path, message }) => `${id} ${JSON.stringify(path)} ${message}`),
    );
    expect(complaints).toEqual([]);
  });

  it("leaves only those references weak that are meant to be, and no picture without its file", async () => {
    const stored = await readStored();
    // The order of the portal's guides keeps none of them from being deleted.
    const meant = await listWeakByDesign();
    expect(meant.length).toBeGreaterThan(0);
    expect(listWeak(stored).sort()).toEqual(meant);
    expect(JSON.stringify(stored)).not.toContain("_sanityAsset");
    expect(await client.fetch(`count(*[_type == "showcasePage" && defined(small.asset->url)])`)).toBe(27);
  });

  it("says of each document that it was created, once", async () => {
    const events = await client.request({ url: "/data/history/production/events/documents/homePage" });
    expect(events.events.homePage.map(({ type }: { type: string }) => type)).toEqual(["createLiveDocument"]);
  });

  it("brings a clip over byte for byte", async () => {
    const url = await client.fetch<string>(`*[_id == "caseStudy-voltway"][0].videos[0].mp4.asset->url`);
    const answer = await fetch(url);
    const original = await readFile(join(import.meta.dirname, "media/case-studies/voltway/clip-1.mp4"));
    expect(answer.status).toBe(200);
    expect(original.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true);
  });

  it("shows how far it is, to the end", () => {
    for (const step of ["Uploading pictures and clips", "Writing documents"]) {
      const last = progress.findLast((entry) => entry.step === step);
      expect(last?.current).toBe(last?.total);
      expect(last?.total).toBeGreaterThan(0);
    }
  });
});

describe("importing again", () => {
  it("touches nothing, the owner's edits and unpublished drafts included", async () => {
    await client.patch("homePage").set({ "hero.headlineFirst": "Edited by the owner" }).commit();
    const [proverb] = await client.fetch<EditionDocument[]>(`*[_id == "proverb-01"]`);
    await client.create({ ...proverb, _id: "drafts.proverb-01", _type: "proverb" });
    await client.delete("proverb-01");
    const before = await readStored();

    expect(await importFirstEdition(target)).toBe(0);
    expect(await readStored()).toEqual(before);
  });

  it("brings back what was deleted, and only that", async () => {
    await client.delete("redirect-book");
    expect(await importFirstEdition(target)).toBe(1);
    expect(await client.fetch(`*[_id == "redirect-book"][0].destination`)).toBe("/discovery-call");
  });

  it("puts the first edition over the owner's edits only when told to", async () => {
    await client.patch("homePage").set({ "hero.headlineFirst": "Edited by the owner" }).commit();
    await importFirstEdition({ ...target, replace: true });
    expect(await client.fetch(`*[_id == "homePage"][0].hero.headlineFirst`)).toBe("Websites & Workflows");
  });
});

describe("the command", () => {
  it.each([
    [{ NEXT_PUBLIC_SANITY_PROJECT_ID: "local" }, "NEXT_PUBLIC_SANITY_DATASET"],
    [
      { NEXT_PUBLIC_SANITY_PROJECT_ID: "p", NEXT_PUBLIC_SANITY_DATASET: "production" },
      "SANITY_API_WRITE_TOKEN",
    ],
  ])("stops with the name of what is missing from %o", (env, missing) => {
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "import.ts")], {
      env: { PATH: process.env.PATH, ...env },
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr).toContain(missing);
  });

  it.each([
    "",
    "{",
    "export default {",
    "null",
    "[]",
    '"text"',
    "{}",
    '{"_id":"a"}',
    '{"_id":1,"_type":"a"}',
  ])("names the file of a document that says %j", async (text) => {
    const own = await mkdtemp(join(tmpdir(), "own-"));
    await mkdir(join(own, "documents"));
    const file = join(own, "documents", "damaged.json");
    await writeFile(file, text);
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "import.ts")], {
      env: {
        PATH: process.env.PATH,
        OWN_DIR: own,
        NEXT_PUBLIC_SANITY_PROJECT_ID: "local",
        NEXT_PUBLIC_SANITY_DATASET: "production",
        SANITY_API_HOST: lake.url,
      },
      encoding: "utf8",
    });
    expect(status).toBe(1);
    expect(stderr.replace(file, "damaged.json")).toMatch(
      /^damaged\.json (is not JSON: .*|has no _id or no _type\.)\n$/,
    );
    await rm(own, { recursive: true });
  });
});

async function readStored(): Promise<SanityDocument[]> {
  return client.fetch(`*[!(_type match "sanity.*")] | order(_id)`);
}

async function listWeakByDesign(): Promise<string[]> {
  return listWeak(await readDocuments()).sort();
}

/** The ids that a document refers to weakly. */
function listWeak(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  const inside = Object.values(part).flatMap(listWeak);
  return "_ref" in part && "_weak" in part && part._weak === true ? [String(part._ref), ...inside] : inside;
}
