import { join } from "node:path";
import { build } from "esbuild";

const web = join(import.meta.dirname, "..", "..");

/** What an editor's preview runs is no part of any page: it is bundled by itself, wherever the site is built. */
export async function bundlePreviewTools(): Promise<void> {
  await build({
    entryPoints: [join(web, "layout/preview/preview-tools.ts")],
    outfile: join(web, "public/preview-tools.js"),
    bundle: true,
    minify: true,
    format: "esm",
    target: "es2022",
    legalComments: "none",
    loader: { ".css": "empty" },
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "error",
  });
}
