import { rmSync } from "node:fs";
import { join } from "node:path";
import { Hono } from "hono";
import type { AssetDocument } from "./asset-document.ts";
import { AssetRefusal } from "./asset-refusal.ts";
import { contentTypeOf } from "./content-type.ts";
import { ImageCache } from "./images/image-cache.ts";
import { serveImage } from "./images/serve-image.ts";
import { downloadHeader, sendFile } from "./send-file.ts";
import { uploadFile, uploadImage } from "./upload-asset.ts";

export type AssetOptions = {
  projectId: string;
  dataset: string;
  /** Folder for the bytes; nothing else may live in it. */
  directory: string;
  /** Where browsers reach the lake, without a slash at the end; goes into each document's `url`. */
  publicUrl: string;
  maxBytes: number;
  /** Stores the document unless one with its `_id` is there already, and returns the stored one. */
  saveDocument: (document: AssetDocument) => Promise<object>;
};

/**
 * Sanity's asset API: uploads as `POST /v…/assets/{images,files}/<dataset>` answering `{document}`, and reads as
 * `GET /{images,files}/<project>/<dataset>/<file>`, images with the parameters of Sanity's image URLs.
 * Errors are `{statusCode, error, message}`: 400, 404, 413. Source: sanity.io/docs/http-reference/assets and /docs/image-urls.
 */
export function createAssetRoutes(options: AssetOptions): Hono {
  const cache = new ImageCache(join(options.directory, "cache"));
  rmSync(join(options.directory, "incoming"), { recursive: true, force: true });
  const routes = new Hono();

  routes.post("/:version{v.+}/assets/images/:dataset", async (c) =>
    c.json({ document: await uploadImage(c.req.raw, options) }),
  );
  routes.post("/:version{v.+}/assets/files/:dataset", async (c) =>
    c.json({ document: await uploadFile(c.req.raw, options) }),
  );
  routes.options("/:kind{images|files}/*", (c) =>
    c.body(null, 204, {
      "Access-Control-Allow-Origin": "*",
      "Access-Control-Allow-Headers": "Range, If-Range",
    }),
  );
  routes.get("/:kind{images|files}/*", async (c, next) => {
    // The server tells a request that it was given up only when somebody has asked for its signal before.
    c.req.raw.signal.throwIfAborted();
    await next();
  });
  routes.get("/images/:project/:dataset/:file/:vanityName?", async (c) => {
    const { project, dataset, file } = c.req.param();
    refuseOtherDataset(options, project, dataset);
    return await serveImage(c.req.raw, file, join(options.directory, "images"), cache);
  });
  routes.get("/files/:project/:dataset/:file/:vanityName?", async (c) => {
    const { project, dataset, file } = c.req.param();
    refuseOtherDataset(options, project, dataset);
    return await serveFile(c.req.raw, file, join(options.directory, "files"));
  });
  routes.onError((error) => {
    if (error instanceof AssetRefusal) return error.toResponse();
    throw error;
  });
  return routes;
}

function refuseOtherDataset(options: AssetOptions, projectId: string, dataset: string): void {
  if (dataset === options.dataset && projectId === options.projectId) return;
  throw new AssetRefusal(404, `Dataset "${dataset}" not found for project ID "${projectId}"`);
}

/** Answers a file URL with the uploaded bytes; types that could run script are locked into a sandbox. */
async function serveFile(request: Request, file: string, directory: string): Promise<Response> {
  const [, sha1, extension] = /^([0-9a-f]{40})\.([a-z0-9]{1,16})$/.exec(file) ?? [];
  if (!sha1 || !extension) throw new AssetRefusal(404, "Asset not found");
  const type = contentTypeOf(extension);
  return await sendFile(request, join(directory, file), sha1, {
    ...downloadHeader(new URL(request.url).searchParams, file),
    ...(/html|xml|svg|javascript/.test(type) && { "Content-Security-Policy": "default-src 'none'; sandbox" }),
    "Content-Type": type,
    "X-Sanity-Sha1": sha1,
  });
}
