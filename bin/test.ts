import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { globSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { endProcess, hasEnded } from "../local/end-process.ts";
import { answers } from "./stack/addresses.ts";
import { packageScript } from "./stack/package-script.ts";
import { assertPortsFree } from "./stack/ports.ts";
import { root } from "./stack/settings.ts";
import { addresses, ports } from "./stack/test-settings.ts";
import { printPace, printSummary, type Stages } from "./test/print-summary.ts";
import { type Result, readBrowserReport, readUnitReport } from "./test/read-reports.ts";
import { findChromium, findHeadlessShell } from "./tools/chromium.ts";

// `npm test`: the fast tier. `npm run test:all`: that, then what is tagged slow, then the image, a fresh clone and a second agency.
// `npm test -- word`: the fast tests whose path holds the word, on the stack that runs or on one started with the data it had.

const words = process.argv.slice(2).filter((word) => word !== "--all");
const isWhole = words.length === 0;
const isAll = process.argv.includes("--all");
const specs = globSync("tests/*/*.spec.ts", { cwd: root }).filter((path) =>
  words.some((word) => path.includes(word)),
);
const reports = join(root, "test-results", "reports");
const stages: Stages = new Map();
// The bootstrap says when it began, so that an install counts too.
const startedAt = Number(process.env.BOOTSTRAPPED_AT ?? Date.now());
if (process.env.BOOTSTRAPPED_AT) stages.set("install", Date.now() - startedAt);

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const env = {
  ...process.env,
  CHROMIUM_PATH: findChromium(),
  HEADLESS_SHELL_PATH: findHeadlessShell(),
};
const results: Result[] = [];

if (isWhole) results.push(await timed("check", () => runScript("bin", "check")));
results.push(...(await timed("unit tests", runUnitTests)));
if (isWhole || specs.length > 0) results.push(...(await runBrowserTests()));
if (isWhole) results.push(await timed("leftovers", findLeftovers));
if (isWhole && isAll)
  for (const script of ["verify-image", "verify-fresh-clone", "verify-second-agency"])
    results.push(await timed(script, () => runScript("bin", script)));

const start = stages.get("start") ?? 0;
if (isWhole && start > 0) printPace(Date.now() - startedAt, start);
process.exitCode = printSummary(results, stages) === 0 ? 0 : 1;

async function timed<Outcome>(name: string, work: () => Outcome | Promise<Outcome>): Promise<Outcome> {
  const from = Date.now();
  try {
    return await work();
  } finally {
    stages.set(name, Date.now() - from);
  }
}

function runScript(folder: string, name: string): Result {
  const from = Date.now();
  const status = run([join(root, folder, `${name}.ts`)]);
  return outcome(`${folder}/${name}.ts`, name, status === 0, Date.now() - from);
}

function runUnitTests(): Result[] {
  const report = join(reports, "unit.json");
  const status = run([
    packageScript("vitest", "vitest.mjs"),
    "run",
    ...words,
    ...(isAll ? [] : ["--tags-filter=!slow"]),
    ...(isWhole ? [] : ["--passWithNoTests"]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ]);
  return read(status, () => readUnitReport(report, !isAll));
}

async function runBrowserTests(): Promise<Result[]> {
  const isRunning = !isWhole && (await answers(`${addresses.site}/api/health`));
  const stack = isRunning ? undefined : startStack();
  try {
    if (stack) await timed("start", () => untilReady(stack));
    const found = [await timed("browser tests", () => runPlaywright("fast", "--grep-invert=@slow"))];
    if (isAll) found.push(await timed("slow browser tests", () => runPlaywright("slow", "--grep=@slow")));
    return found.flat();
  } catch (error) {
    return [outcome("bin/test-stack.ts", String(error), false)];
  } finally {
    if (stack) await endProcess(stack);
  }
}

function startStack(): ChildProcess {
  const keep = isWhole ? [] : ["--keep"];
  return spawn(process.execPath, [join(root, "bin", "test-stack.ts"), ...keep], {
    cwd: root,
    stdio: "inherit",
    env,
  });
}

async function untilReady(stack: ChildProcess): Promise<void> {
  while (!(await answers(`${addresses.site}/api/health`))) {
    if (hasEnded(stack)) throw new Error("The stack ended before it was ready");
    await setTimeout(100);
  }
}

function runPlaywright(name: string, filter: string): Result[] {
  const report = join(reports, `browser-${name}.json`);
  const status = run(
    [
      packageScript("@playwright/test", "cli.js"),
      "test",
      ...specs,
      filter,
      "--reporter=list,json",
      `--output=test-results/${name}`,
      // Two cores for browsers, site, lake and database: what fails is tried once more, and named at the end.
      "--retries=1",
      ...(isWhole ? [] : ["--pass-with-no-tests"]),
    ],
    { PLAYWRIGHT_JSON_OUTPUT_FILE: report, TEST_REUSE_STACK: "1" },
  );
  return read(status, () => readBrowserReport(report));
}

/** After the browser tests ended their stack with SIGTERM, nothing may hold its ports. */
async function findLeftovers(): Promise<Result> {
  const error = await assertPortsFree(ports).catch((reason: unknown) => reason);
  return outcome("bin/test.ts", `the stack leaves no process behind ${error ?? ""}`.trim(), !error);
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
function read(status: number, readReport: () => Result[]): Result[] {
  try {
    const found = readReport();
    if (status === 0 || found.some((each) => each.status === "failed")) return found;
    return [...found, outcome("bin/test.ts", `a runner ended with ${status}`, false)];
  } catch (error) {
    return [outcome("bin/test.ts", `a runner left no report: ${error}`, false)];
  }
}

function outcome(file: string, title: string, isPassed: boolean, ms = 0): Result {
  return { file, title, ms, status: isPassed ? "passed" : "failed", reason: "" };
}
