import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { ownAliases } from "./content/own-aliases.ts";

// The tests say what the demo edition says, whatever an agency has made its own.
process.env.OWN_DIR = "none";

export default defineConfig({
  // Tests are a server, as Next is where it takes this file of the package: what is "server-only" may be imported.
  resolve: {
    alias: { "server-only": join(import.meta.dirname, "node_modules/server-only/empty.js"), ...ownAliases() },
  },
  test: {
    include: ["{bin,content,local,ops,process,schemas,studio,supabase,web}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/.next*/**"],
    globalSetup: ["local/supabase/test-snapshot.ts"],
    // A machine may be busy, and three times slower than the one they were written on: tests wait for conditions.
    testTimeout: 120_000,
    // Some start two servers and migrate both before their first test.
    hookTimeout: 600_000,
    // One more than the smallest machine has cores: some tests wait.
    maxWorkers: 3,
    // Read by Supabase Lite: passwords of tests need no slow hash.
    env: { LITE_AUTH_BCRYPT_COST: "4", OWN_DIR: "none" },
    // The files of a worker share one process and what it has loaded; they keep nothing outside themselves.
    isolate: false,
    tags: [
      {
        name: "slow",
        description: "Repeats or widens what a fast test shows; `npm test` leaves it out.",
        // Some try every rule of the database in turn. On a busy machine that takes some minutes, and nobody waits for it.
        timeout: 2_000_000,
      },
    ],
    strictTags: true,
  },
});
