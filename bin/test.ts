import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { addresses, ports } from "../tests/fixtures/stack.ts";
import { answers } from "./addresses.ts";
import { bin } from "./builds.ts";
import { findChromium } from "./chromium.ts";
import { assertPortsFree } from "./ports.ts";
import { root } from "./settings.ts";

type Tally = { passed: number; failed: number };

const reports = join(root, "test-results", "reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const env = { ...process.env, CHROMIUM_PATH: findChromium() };
const tallies = [runCheck(), runVitest(), ...(await runBrowserTests()), await runLeftovers()];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function runCheck(): Tally {
  const isClean = run([join(root, "bin", "check.ts")]) === 0;
  return { passed: isClean ? 1 : 0, failed: isClean ? 0 : 1 };
}

function runVitest(): Tally {
  const report = join(reports, "vitest.json");
  const status = run([
    bin("vitest", "vitest.mjs"),
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  return count(status, report, ({ numPassedTests, numFailedTests }) => ({
    passed: numPassedTests,
    failed: numFailedTests,
  }));
}

/** Those who read and those who sign in share the stack with two workers; the others have it alone afterwards. */
async function runBrowserTests(): Promise<Tally[]> {
  const stack = spawn(process.execPath, [join(root, "bin", "test-stack.ts")], {
    cwd: root,
    stdio: "inherit",
    env,
  });
  const ended = once(stack, "exit");
  try {
    while (!(await answers(`${addresses.site}/api/health`))) {
      if (stack.exitCode !== null || stack.signalCode) throw new Error("The stack ended before it was ready");
      await setTimeout(500);
    }
    return [
      runPlaywright("beside", 2, ["visitor", "portal"]),
      runPlaywright("alone", 1, ["alone", "editor"]),
    ];
  } catch (error) {
    console.error(error);
    return [{ passed: 0, failed: 1 }];
  } finally {
    stack.kill("SIGTERM");
    await ended;
  }
}

function runPlaywright(name: string, workers: number, projects: string[]): Tally {
  const report = join(reports, `playwright-${name}.json`);
  const status = run(
    [
      bin("@playwright/test", "cli.js"),
      ...["test", "--reporter=list,json", `--workers=${workers}`, `--output=test-results/${name}`],
      // Two cores for browsers, site, lake and database: what fails is tried once more, and named as flaky.
      "--retries=1",
      ...projects.map((project) => `--project=${project}`),
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, TEST_REUSE_STACK: "1" },
  );
  return count(status, report, ({ stats }) => {
    if (stats.flaky) console.log(`${stats.flaky} of these passed only on the second try`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
}

/** After the browser tests ended their stack with SIGTERM, nothing may hold its ports. */
async function runLeftovers(): Promise<Tally> {
  try {
    await assertPortsFree(ports);
    console.log("✓ the stack left no process behind");
    return { passed: 1, failed: 0 };
  } catch (error) {
    console.error("✗ the stack left a process behind:", error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1 };
  }
}

function run(args: string[], more: Record<string, string> = {}): number {
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...env, ...more },
  });
  return status ?? 1;
}

/** A runner that broke before it could report counts as one failure, so that the last line never looks green by accident. */
function count(status: number, report: string, read: (summary: Summary) => Tally): Tally {
  try {
    const tally = read(JSON.parse(readFileSync(report, "utf8")));
    return status === 0 ? tally : { passed: tally.passed, failed: Math.max(tally.failed, 1) };
  } catch (error) {
    console.error(`No report at ${report}:`, error);
    return { passed: 0, failed: 1 };
  }
}

type Summary = {
  numPassedTests: number;
  numFailedTests: number;
  stats: { expected: number; flaky: number; unexpected: number };
};
