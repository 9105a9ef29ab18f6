import { defineConfig, devices } from "@playwright/test";
import { addresses } from "./bin/stack/test-settings.ts";
import { chromiumFlags } from "./bin/tools/chromium.ts";

const executablePath = process.env.HEADLESS_SHELL_PATH || process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "tests",
  outputDir: "test-results/browser",
  // One more than the smallest machine has cores: with two a quarter of the processor time was idle.
  workers: 3,
  projects: [
    // There is one published site: what reads it and what publishes take turns, beside the portal's tests.
    { name: "site", testMatch: /tests\/(visitor|editor)\//, workers: 1 },
    { name: "portal", testMatch: /tests\/(client|owner|developer)\// },
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
    trace: "on-first-retry",
    // Without a graphics card every frame of a fade is the processor's, a seventh of the time. Tests of motion ask for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
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
