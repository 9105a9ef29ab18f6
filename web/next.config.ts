import { dirname, join } from "node:path";
import { build } from "esbuild";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";

const repository = dirname(import.meta.dirname);

const config: NextConfig = {
  distDir: process.env.NEXT_DIST_DIR || ".next",
  transpilePackages: ["schemas"],
  poweredByHeader: false,
  // Pictures are sized by the content service's own image server; Next's optimiser stays closed.
  images: { unoptimized: true },
  // The production image asks for it; `next start` does not need it.
  ...(process.env.NEXT_OUTPUT === "standalone" && { output: "standalone" }),
  outputFileTracingExcludes: { "*": ["node_modules/@img/**", "node_modules/sharp/**"] },
  outputFileTracingRoot: repository,
  turbopack: { root: repository },
  agentRules: false,
  devIndicators: false,
  // The first keeps Next from writing each build folder's name into tsconfig.json; the second holds only used routes in memory.
  experimental: { strictRouteTypes: true, preloadEntriesOnStart: false },
};

/** What an editor's preview runs is no part of any page: it is bundled by itself, wherever the site is built. */
export default async function configure(phase: string): Promise<NextConfig> {
  if (phase === PHASE_PRODUCTION_BUILD || phase === PHASE_DEVELOPMENT_SERVER) {
    await build({
      entryPoints: [join(import.meta.dirname, "layout/preview/preview-tools.ts")],
      outfile: join(import.meta.dirname, "public/preview-tools.js"),
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
  return config;
}
