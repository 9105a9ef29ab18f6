import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{bin,content,local,schemas,studio,supabase,web}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/.next*/**"],
    globalSetup: ["local/supabase/test-snapshot.ts"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    tags: [
      {
        name: "slow",
        description: "Repeats or widens what a fast test shows; only `npm run test:all` runs it.",
      },
    ],
    strictTags: true,
  },
});
