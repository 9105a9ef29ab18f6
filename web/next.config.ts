import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import type { NextConfig } from "next";
import { PHASE_DEVELOPMENT_SERVER, PHASE_PRODUCTION_BUILD } from "next/constants.js";

const repository = dirname(import.meta.dirname);
// Next compiles this file to CommonJS and would resolve an import of TypeScript in its own way.
const requireHere = createRequire(join(import.meta.dirname, "next.config.ts"));

export default async function configure(phase: string): Promise<NextConfig> {
  // A build has no instrumentation.ts, where the running site checks its settings.
  if (phase === PHASE_PRODUCTION_BUILD) requireHere("./env.ts");
  const { answerHeaders }: typeof import("./delivery/policy/answer-headers.ts") = requireHere(
    "./delivery/policy/answer-headers.ts",
  );
  const { ownAliases }: typeof import("../content/own-aliases.ts") = requireHere("../content/own-aliases.ts");
  const inPlaceOfShipped = Object.entries(ownAliases()).map(([name, path]) => [
    name,
    `./${relative(import.meta.dirname, path)}`,
  ]);
  return {
    distDir: process.env.NEXT_DIST_DIR || ".next",
    transpilePackages: ["schemas"],
    // `npm run check` does it, in a tenth of the time.
    typescript: { ignoreBuildErrors: true },
    poweredByHeader: false,
    // Pictures are sized by the content service's own image server; Next's optimiser stays closed.
    images: { unoptimized: true },
    // The production image asks for it; `next start` does not need it.
    ...(process.env.NEXT_OUTPUT === "standalone" && { output: "standalone" }),
    outputFileTracingRoot: repository,
    // What the maker of previews imports, which is started as a program of its own.
    outputFileTracingIncludes: {
      "/api/projects/*/files/*": [
        "{sharp,@img,detect-libc,semver,base64-js}/**",
        "libheif-js/{package.json,wasm-bundle.js,libheif-wasm/libheif-bundle.js}",
        "ag-psd/{package.json,dist/*.js,node_modules/pako/**}",
      ].map((name) => `../node_modules/${name}`),
    },
    turbopack: {
      root: repository,
      // The content client's streams: as modules only what it uses of them is bundled, a tenth of the CommonJS for Node.
      resolveAlias: {
        ...Object.fromEntries(inPlaceOfShipped),
        rxjs: "../node_modules/rxjs/dist/esm/index.js",
        "rxjs/operators": "../node_modules/rxjs/dist/esm/operators/index.js",
      },
    },
    agentRules: false,
    devIndicators: false,
    experimental: {
      // A page of the portal that was fetched ahead is fetched anew after this long; Next allows no less.
      staleTimes: { static: 30 },
      // Keeps Next from writing each build folder's name into tsconfig.json.
      strictRouteTypes: true,
      // Holds only used routes in memory.
      preloadEntriesOnStart: false,
      // A page has its own styles and few others, which matters more than how many files they are: public pages have them inline.
      cssChunking: { type: "graph", requestCost: 1_000 },
    },
    cacheHandler: join(import.meta.dirname, "delivery", "built", "cache-handler.mjs"),
    env: await bundle(phase),
    redirects: async () => [
      // The owner's settings stood beside the dashboards before they stood in one.
      {
        source: "/dashboard/settings/:page(agency|audit-log)",
        destination: "/dashboard/owner/settings/:page",
        permanent: true,
      },
      // Invites that were mailed before they had an address of their own.
      {
        source: "/signup",
        has: [{ type: "query", key: "invite", value: "(?<token>[\\w-]+)" }],
        destination: "/auth/invite/:token",
        permanent: true,
      },
    ],
    // A static page cannot look who comes: a browser with one of these cookies gets a page that does. See decision 0044.
    rewrites: async () => ({
      beforeFiles: [
        // Nor can it see an error of the sign-in service in its address.
        ...["error", "error_code", "error_description"].map((key) => ({
          source: "/login",
          has: [{ type: "query" as const, key }],
          destination: "/auth/login/failed",
        })),
        {
          source: "/:page(login|signup)",
          has: [{ type: "cookie", key: "signed-in" }],
          destination: "/auth/:page",
        },
        {
          source: "/reset-password",
          has: [{ type: "cookie", key: "new-password" }],
          destination: "/auth/reset-password",
        },
      ],
      // A file or an odd word right below the root is no page of the owner's: what answers all other unknown addresses does it.
      afterFiles: [
        { source: "/:part([^/]*[^a-z0-9/-][^/]*|-[^/]*|[^/]*-|[^/]*--[^/]*)", destination: "/~/:part" },
      ],
    }),
    headers: async () => [
      ...answerHeaders(process.env.SITE_URL ?? "", process.env.FINISHED_PAGES !== "off"),
      {
        source: "/built/:file",
        headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
      },
      // Browsers ask for it again after each link that is followed within the portal.
      { source: "/icon.svg", headers: [{ key: "Cache-Control", value: "public, max-age=604800" }] },
    ],
  };
}

const icons = {
  "favicon.ico": "favicon.ico",
  "icon.svg": "icon.svg",
  "apple-icon.png": "apple-icon.png",
  "icons/192.png": "192.png",
  "icons/512.png": "512.png",
  "icons/maskable-512.png": "maskable-512.png",
};

/** Wherever pages are built; a server that only serves them finds what was made. */
async function bundle(phase: string): Promise<Record<string, string>> {
  if (phase !== PHASE_PRODUCTION_BUILD && phase !== PHASE_DEVELOPMENT_SERVER) return {};
  const { bundlePrograms, bundleScripts }: typeof import("./delivery/bundle-scripts.ts") = requireHere(
    "./delivery/bundle-scripts.ts",
  );
  const { placeIcons }: typeof import("../content/place-icons.ts") = requireHere("../content/place-icons.ts");
  return {
    PAGE_SCRIPT: await bundleScripts(),
    ...(await bundlePrograms()),
    ICONS_REVISION: placeIcons(join(import.meta.dirname, "public"), icons),
  };
}
