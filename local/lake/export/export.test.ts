import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@sanity/client";
import { exportDataset } from "@sanity/export";
import { afterAll, beforeAll, expect, test } from "vitest";
import { serveInTest } from "../../serve-in-test.ts";
import { createExportRoute } from "./export-route.ts";

const documents = Array.from({ length: 250 }, (_, index) => ({
  _id: index % 10 ? `proverb-${index}` : `drafts.proverb-${index}`,
  _type: index % 2 ? "proverb" : "testimonial",
  text: `Line one\nline two — “${index}” \u2028`,
}));
let server: Awaited<ReturnType<typeof serveInTest>>;
let directory: string;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "lake-export-"));
  server = await serveInTest(createExportRoute({ documents: () => documents }).fetch);
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

test("every document comes as one line, untouched and in order", async () => {
  const response = await fetch(`${server.url}/v2025-02-19/data/export/production`);
  expect(response.headers.get("content-type")).toBe("application/x-ndjson");
  const lines = (await response.text()).trimEnd().split("\n");
  expect(lines.map((line) => JSON.parse(line))).toEqual(documents);
});

test("types= keeps only the types asked for, and an empty result is an empty body", async () => {
  const fetchText = async (types: string) =>
    await (await fetch(`${server.url}/v1/data/export/production?types=${types}`)).text();
  expect((await fetchText("proverb")).trimEnd().split("\n")).toHaveLength(125);
  expect((await fetchText("proverb,testimonial")).trimEnd().split("\n")).toHaveLength(250);
  expect(await fetchText("nothing")).toBe("");
});

test.each(["stream", "cursor"] as const)("@sanity/export finishes in %s mode", async (mode) => {
  const client = createClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost: server.url,
    useProjectHostname: false,
    useCdn: false,
    token: "any",
  });
  const outputPath = join(directory, `${mode}.tar.gz`);
  const result = await exportDataset({ client, dataset: "production", outputPath, mode });
  expect(result.documentCount).toBe(250);
});

test("a cursor that was never given is refused", async () => {
  const response = await fetch(`${server.url}/v1/data/export/production?nextCursor=abc`);
  expect(response.status).toBe(400);
});
