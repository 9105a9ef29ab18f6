import { dirname } from "node:path";
import type { NextConfig } from "next";

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
  // Keeps Next from writing each build folder's name into tsconfig.json.
  experimental: { strictRouteTypes: true },
};

export default config;
