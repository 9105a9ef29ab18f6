import { defineConfig, devices } from "@playwright/test";
import { chromiumFlags } from "./bin/chromium.ts";
import { addresses } from "./tests/fixtures/stack.ts";

// One stack, one lake, one database for all. What publishes, stops a server, floods or measures time is a `.alone.spec.ts`.
const alone = /\.alone\.spec\.ts$/;

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results/browser",
  // `npm test` runs visitor and portal side by side with two workers, and then the rest alone with one.
  workers: 1,
  projects: [
    // First, since it has one worker all along and the visitors take the other.
    { name: "portal", testMatch: /tests\/(client|owner)\//, testIgnore: alone, workers: 1 },
    { name: "visitor", testDir: "tests/visitor", testIgnore: alone },
    { name: "alone", testMatch: alone },
    { name: "editor", testMatch: /tests\/(editor|developer)\// },
    // Only when somebody wants to look: PICTURES is the folder for them.
    ...(process.env.PICTURES ? [{ name: "pictures", testDir: "tests/pictures" }] : []),
  ],
  // Tests wait for conditions. A machine may be three times slower than the one they were written on, and the Studio takes ten
  // seconds there to open a document.
  timeout: 120_000,
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
    // Set by `npm test`; while writing tests, keep `node bin/test-stack.ts` running in another terminal.
    reuseExistingServer: Boolean(process.env.TEST_REUSE_STACK),
    timeout: 900_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
  },
});
