import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serveInTest } from "../../serve-in-test.ts";
import { openClient } from "../start-lake-in-test.ts";
import type { AssetDocument } from "./asset-document.ts";
import { createAssetRoutes } from "./asset-routes.ts";

/** For tests: the asset routes alone on a real server, documents kept in a map. */
export async function startAssetsInTest(maxBytes = 1_000_000) {
  const directory = await mkdtemp(join(tmpdir(), "lake-assets-"));
  const documents = new Map<string, AssetDocument>();
  const routes = createAssetRoutes({
    projectId: "local",
    dataset: "production",
    directory,
    publicUrl: "http://localhost:3900",
    maxBytes,
    saveDocument: async (document) => {
      const stored = documents.get(document._id) ?? document;
      documents.set(stored._id, stored);
      return stored;
    },
  });
  const server = await serveInTest(routes.fetch);
  const client = openClient(server.url);
  const stop = async () => {
    await server.close();
    await rm(directory, { recursive: true });
  };
  return { ...server, client, directory, documents, stop };
}
