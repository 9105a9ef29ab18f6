import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { AssetRefusal } from "./asset-refusal.ts";

/**
 * Streams a request body into an open file, counting as it goes.
 * Returns the SHA-1 in hex and the size in bytes. Throws AssetRefusal 413 above `maxBytes` and 400 for an empty body.
 */
export async function receiveBody(
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
