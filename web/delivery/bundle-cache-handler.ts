import { join } from "node:path";
import { build } from "esbuild";

const output = join(import.meta.dirname, "built");

/**
 * Writes the cache handler as plain scripts, one of them only for several instances: Next copies it and what it imports into
 * a production image, and Node need not keep a compiler of TypeScript in memory for it.
 */
export async function bundleCacheHandler(): Promise<void> {
  await build({
    entryPoints: [join(import.meta.dirname, "cache-handler.ts")],
    outdir: output,
    outExtension: { ".js": ".mjs" },
    splitting: true,
    chunkNames: "[name]",
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    target: "node24",
    logLevel: "error",
  });
}
