import { join } from "node:path";
import { build } from "esbuild";

const output = join(import.meta.dirname, "built", "page-finisher.mjs");

/**
 * Writes the cache handler as one plain script: Next copies it and what it imports into a production
 * image, and Node need not keep a compiler of TypeScript in memory for it.
 */
export async function bundlePageFinisher(): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, "page-finisher.ts")],
    outfile: output,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node24",
    logLevel: "error",
  });
}
