import { join } from "node:path";
import { AssetRefusal } from "./asset-refusal.ts";
import { contentTypeOf } from "./content-type.ts";
import { downloadHeader } from "./download-header.ts";
import { sendFile } from "./send-file.ts";

/** Answers a file URL with the uploaded bytes; types that could run script are locked into a sandbox. */
export async function serveFile(request: Request, file: string, directory: string): Promise<Response> {
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
