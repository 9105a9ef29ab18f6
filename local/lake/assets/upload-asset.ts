import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "../../../process/write-atomically.ts";
import { type AssetDocument, buildAssetDocument, readFilename } from "./asset-document.ts";
import { AssetRefusal } from "./asset-refusal.ts";
import type { AssetOptions } from "./asset-routes.ts";
import { describeFileType } from "./content-type.ts";
import { describeImage } from "./images/describe-image.ts";

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

/** Streams a request body into an open file, counting as it goes. */
async function receiveBody(
  body: ReadableStream<Uint8Array> | null,
  file: FileHandle,
  maxBytes: number,
): Promise<{ sha1: string; size: number }> {
  const hash = createHash("sha1");
  let size = 0;
  // Not `for await`: it would cancel the body, which closes the socket before the refusal is sent.
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    if (size > maxBytes) {
      throw new AssetRefusal(413, `Asset is larger than the allowed ${maxBytes} bytes`);
    }
    hash.update(part.value);
    await file.writeFile(part.value);
  }
  if (size === 0) {
    throw new AssetRefusal(400, "The request has no body: send the asset's bytes");
  }
  return { sha1: hash.digest("hex"), size };
}
