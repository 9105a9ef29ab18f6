import { join } from "node:path";
import { writeAtomically } from "../../write-atomically.ts";
import { type AssetDocument, buildAssetDocument, readFilename } from "./asset-document.ts";
import type { AssetOptions } from "./asset-routes.ts";
import { describeFileType } from "./content-type.ts";
import { describeImage } from "./images/describe-image.ts";
import { receiveBody } from "./receive-body.ts";

/** Keeps the picture in the body of an upload request, then its `sanity.imageAsset`; returns the stored document. */
export function uploadImage(request: Request, options: AssetOptions): Promise<object> {
  const query = new URL(request.url).searchParams;
  const extract = query.has("meta") ? query.getAll("meta").flatMap((names) => names.split(",")) : undefined;
  return keepUpload(request, options, async ({ sha1, size }, temporaryPath) => {
    const { width, height, ...description } = await describeImage(temporaryPath, extract);
    const name = `${sha1}-${width}x${height}`;
    return buildAssetDocument({ kind: "image", name, sha1, size, ...description }, query, options);
  });
}

/** Keeps the file in the body of an upload request, then its `sanity.fileAsset`; returns the stored document. */
export function uploadFile(request: Request, options: AssetOptions): Promise<object> {
  const query = new URL(request.url).searchParams;
  const declared = query.get("contentType") ?? request.headers.get("content-type") ?? undefined;
  return keepUpload(request, options, async ({ sha1, size }) => {
    const type = describeFileType(readFilename(query), declared);
    return buildAssetDocument({ kind: "file", name: sha1, sha1, size, ...type }, query, options);
  });
}

async function keepUpload(
  request: Request,
  options: AssetOptions,
  describe: (received: { sha1: string; size: number }, temporaryPath: string) => Promise<AssetDocument>,
): Promise<object> {
  const incoming = join(options.directory, "incoming");
  const { document } = await writeAtomically(incoming, async (file, temporaryPath) => {
    const received = await receiveBody(request.body, file, options.maxBytes);
    const document = await describe(received, temporaryPath);
    const [kind, ...name] = document._id.split("-");
    const extension = name.pop();
    return { document, path: join(options.directory, `${kind}s`, `${name.join("-")}.${extension}`) };
  });
  return await options.saveDocument(document);
}
