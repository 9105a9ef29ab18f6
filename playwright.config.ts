import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags } from "./bin/chromium.ts";
import { addresses } from "./tests/fixtures/stack.ts";

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results/browser",
  // One stack, one lake, one database: the stories run one after the other.
  workers: 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices["Desktop Chrome"],
    baseURL: addresses.site,
    trace: "retain-on-failure",
    launchOptions: {
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
      args: chromiumFlags,
    },
  },
  webServer: {
    command: "exec node bin/test-stack.ts",
    url: `${addresses.site}/api/health`,
    // While writing tests: keep `node bin/test-stack.ts` running in another terminal.
    reuseExistingServer: Boolean(process.env.TEST_REUSE_STACK),
    timeout: 900_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
