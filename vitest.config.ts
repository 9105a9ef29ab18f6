import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{bin,content,local,schemas,studio,supabase,web}/**/*.test.ts"],
    exclude: ["**/node_modules/**", "**/dist/**", "**/.next*/**"],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
