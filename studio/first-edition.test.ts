import { glob, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { type SanityDocument, validateDocument } from "sanity";
import { afterAll, beforeAll, expect, it } from "vitest";
import { resolveStudio } from "./resolve-studio.ts";

const content = new URL("../content/", import.meta.url).pathname;

// The Studio asks the content API whether a web address is free; here every one is.
const api = createServer((_, response) => {
  response.setHeader("Content-Type", "application/json").end('{"result":true,"ms":0}');
});

beforeAll(() => new Promise<void>((resolve) => void api.listen(0, "127.0.0.1", resolve)));
afterAll(() => new Promise((resolve) => api.close(resolve)));

it("the Studio finds nothing to correct or to advise in the first edition", async () => {
  const documents = await readEdition("documents");
  expect(documents.length).toBeGreaterThan(100);
  expect(await listFindings(documents)).toEqual([]);
});

it.each(["empty/de", "empty/en"])("every document of %s can be published as it is", async (folder) => {
  const documents = await readEdition(folder);
  expect(documents.length).toBeGreaterThan(2);
  expect((await listFindings(documents)).filter((finding) => / error /.test(finding))).toEqual([]);
});

async function listFindings(documents: SanityDocument[]): Promise<string[]> {
  const address = api.address();
  if (typeof address !== "object" || !address) throw new Error("No port was given");
  const studio = await resolveStudio(`http://127.0.0.1:${address.port}`);
  const findings = await Promise.all(
    documents.map(async (document) => {
      const markers = await validateDocument({
        document,
        workspace: studio,
        getDocumentExists: async ({ id }) =>
          documents.some(({ _id }) => _id === id) || id.startsWith("asset-"),
        environment: "cli",
      });
      return markers.map(
        ({ level, path, message }) => `${document._id} ${level} ${JSON.stringify(path)}: ${message}`,
      );
    }),
  );
  return findings.flat();
}

async function readEdition(folder: string): Promise<SanityDocument[]> {
  const documents: SanityDocument[] = [];
  const now = "2026-01-01T00:00:00Z";
  const cwd = join(content, folder);
  for await (const file of glob("**/*.json", { cwd })) {
    const document = JSON.parse(await readFile(join(cwd, file), "utf8"), attachAsset);
    documents.push({ _rev: "1", _createdAt: now, _updatedAt: now, ...document });
  }
  return documents;
}

/** What the import does with a picture's file name: puts a reference to the uploaded asset in its place. */
function attachAsset(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("_sanityAsset" in value)) return value;
  const { _sanityAsset, ...rest } = value;
  return { ...rest, asset: { _type: "reference", _ref: "asset-of-the-first-edition" } };
}
