import { defineConfig, devices } from "@playwright/test";
import { addresses, stackEnvironment } from "./tests/fixtures/stack.ts";

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
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    command: "node bin/reset.ts && exec node bin/start.ts",
    env: stackEnvironment,
    url: `${addresses.site}/api/health`,
    timeout: 900_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
