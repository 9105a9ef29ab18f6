import type { Context } from "hono";
import { gatewayError } from "./lake-error.ts";

const deepest = 200;

/**
 * Reads a request's body as JSON of at most `maxBytes`.
 * Throws a 413 when it is larger, a 400 when it is not JSON or nested too deep to be content.
 */
export async function readJson(context: Context, maxBytes: number): Promise<unknown> {
  const text = await readText(context.req.raw, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw gatewayError(400, "Invalid request payload JSON format");
  }
  if (isDeeperThan(value, deepest)) throw gatewayError(400, `JSON nested deeper than ${deepest} levels`);
  return value;
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const tooLarge = gatewayError(413, `Payload content length greater than maximum allowed: ${maxBytes}`);
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function isDeeperThan(value: unknown, levels: number): boolean {
  let current: unknown[] = [value];
  for (let level = 0; level <= levels; level++) {
    current = current.flatMap((item) =>
      typeof item === "object" && item !== null ? Object.values(item) : [],
    );
    if (current.length === 0) return false;
  }
  return true;
}
