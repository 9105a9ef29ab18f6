import { globSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { lockDirectory } from "../process/lock-directory.ts";
import { answers } from "./stack/addresses.ts";
import { openLogs } from "./stack/logs.ts";
import { packageScript } from "./stack/package-script.ts";
import { assertPortsFree } from "./stack/ports.ts";
import { createProcesses } from "./stack/processes.ts";
import { runCommand } from "./stack/run-command.ts";
import { root } from "./stack/settings.ts";
import { step } from "./stack/step.ts";
import { succeedLast } from "./stack/succeed-last.ts";
import { addresses, ownFolder, ports } from "./stack/test-settings.ts";
import { untilToldToEnd } from "./stack/until-told.ts";
import { openKeptResults } from "./test/kept-results.ts";
import { printPace, printSummary } from "./test/print-summary.ts";
import { type Result, readBrowserReport, readUnitReport } from "./test/read-reports.ts";
import { findChromium, findHeadlessShell } from "./tools/chromium.ts";

// `npm test`: the fast tier. `npm run test:slow`: what is tagged slow, then the image, a fresh clone and a second agency.
// `npm run test:all`: both.
// One that is ended goes on, when it is asked for again, after the last stage that was done.
// `npm test -- word`: the fast tests whose path holds the word, on the stack that runs or on one started with the data it had.

const words = process.argv.slice(2).filter((word) => word !== "--all" && word !== "--slow");
const isWhole = words.length === 0;
const isFast = !process.argv.includes("--slow");
const isSlow = !isFast || process.argv.includes("--all");
const specs = globSync("tests/*/*.spec.ts", { cwd: root }).filter((path) =>
  words.some((word) => path.includes(word)),
);
const output = join("test-results", ownFolder);
const reports = join(root, output, "reports");
// The bootstrap says when it began, so that an install counts too.
const startedAt = Number(process.env.BOOTSTRAPPED_AT ?? Date.now());
const isBrowsed = isWhole || specs.length > 0;
const kept = isWhole && isSlow ? openKeptResults(join(root, output, "kept.json"), root) : undefined;
let startMs = 0;
let isTold = false;

const processes = createProcesses({ isQuiet: true, logs: openLogs(join(root, ".local", "logs", ownFolder)) });
const told = untilToldToEnd(() => void processes.stopAll()).then(() => {
  isTold = true;
  process.exitCode = 1;
});
await Promise.race([told, runCommand(testAll)]);
await processes.stopAll();
process.exit();

async function testAll(): Promise<void> {
  if (isWhole) await takeRun();
  rmSync(reports, { recursive: true, force: true });
  mkdirSync(reports, { recursive: true });
  if (isBrowsed)
    Object.assign(process.env, { CHROMIUM_PATH: findChromium(), HEADLESS_SHELL_PATH: findHeadlessShell() });
  const results: Result[] = [];
  for (const stage of listStages()) {
    results.push(...(await stage()));
    if (isTold) return;
  }
  kept?.drop();
  if (isWhole && startMs > 0) printPace(Date.now() - startedAt, startMs);
  process.exitCode = printSummary(results) === 0 ? 0 : 1;
}

function listStages(): (() => Promise<Result[]>)[] {
  if (!isWhole) return isBrowsed ? [runUnitTests, runBrowserTests] : [runUnitTests];
  const verifications = [
    () => runScript("verify-image", "Image"),
    () => runScript("verify-fresh-clone", "Fresh clone"),
    () => runScript("verify-second-agency", "Second agency"),
  ];
  return [
    ...(isFast ? [() => runScript("check", "Check")] : []),
    runUnitTests,
    runBrowserTests,
    findLeftovers,
    ...(isSlow ? verifications : []),
  ];
}

/** What was found before, where a run at this commit was ended after it; else what is found now. */
async function findOnce(name: string, find: () => Promise<Result[]>): Promise<Result[]> {
  const before = kept?.read(name);
  if (before) {
    console.log(`✓ ${name}: done before the run was ended (${before.length})`);
    return before;
  }
  const results = await find();
  if (!isTold) kept?.keep(name, results);
  return results;
}

/** One whole run at a time: what a run that was killed left is ended before it is in the way. */
async function takeRun(): Promise<void> {
  const dataDirectory = join(root, ".local", "test-run");
  lockDirectory(dataDirectory);
  await succeedLast({ dataDirectory });
}

function runScript(script: string, name: string): Promise<Result[]> {
  return findOnce(name, async () => {
    const from = Date.now();
    const task = { name: script, args: [join(root, "bin", `${script}.ts`)], env: {} };
    const why = await step(name, () => processes.run(task)).then(() => "", String);
    return [{ ...outcome(`bin/${script}.ts`, name, why), ms: Date.now() - from }];
  });
}

async function runUnitTests(): Promise<Result[]> {
  return [
    ...(isFast ? await runVitest("Unit tests", "fast", "!slow") : []),
    ...(isSlow ? await runVitest("Slow unit tests", "slow", "slow") : []),
  ];
}

function runVitest(name: string, tier: string, tags: string): Promise<Result[]> {
  const report = join(reports, `unit-${tier}.json`);
  const args = [
    packageScript("vitest", "vitest.mjs"),
    "run",
    ...words,
    `--tags-filter=${tags}`,
    ...(isWhole ? [] : ["--passWithNoTests"]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  return findOnce(name, async () => {
    const why = await runTests(name, `unit-${tier}`, args, {});
    return read(why, () => readUnitReport(report, tier === "slow"));
  });
}

async function runBrowserTests(): Promise<Result[]> {
  const isRunning = !isWhole && (await answers(`${addresses.site}/api/health`));
  let stop = async (): Promise<void> => {};
  try {
    if (!isRunning) stop = await startStack();
    return [
      ...(isFast ? await runPlaywright("Browser tests", "fast", "--grep-invert=@slow") : []),
      ...(isSlow ? await runPlaywright("Slow browser tests", "slow", "--grep=@slow", "--workers=2") : []),
    ];
  } catch (error) {
    return [outcome("bin/test-stack.ts", "the stack", String(error))];
  } finally {
    await stop();
  }
}

async function startStack(): Promise<() => Promise<void>> {
  const from = Date.now();
  const task = {
    name: "stack",
    args: [join(root, "bin", "test-stack.ts"), ...(isWhole ? [] : ["--keep"])],
    env: { QUIET_SERVERS: "1" },
  };
  const stop = await step("Start", () =>
    processes.start(task, () => answers(`${addresses.site}/api/health`)),
  );
  startMs = Date.now() - from;
  processes.failure.catch((error) => console.error(error.message));
  return stop;
}

async function runPlaywright(name: string, tier: string, ...options: string[]): Promise<Result[]> {
  const report = join(reports, `browser-${tier}.json`);
  const args = [
    packageScript("@playwright/test", "cli.js"),
    "test",
    ...specs,
    ...options,
    "--reporter=list,json",
    `--output=${join(output, tier)}`,
    // Two cores for browsers, site, lake and database: what fails is tried once more, and named at the end.
    "--retries=1",
    ...(isWhole ? [] : ["--pass-with-no-tests"]),
  ];
  return findOnce(name, async () => {
    const why = await runTests(name, `browser-${tier}`, args, {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      TEST_REUSE_STACK: "1",
    });
    return read(why, () => readBrowserReport(report));
  });
}

/** Runs a runner of tests, and names what fails as soon as it does. Resolves to why it ended otherwise than well. */
function runTests(name: string, log: string, args: string[], env: Record<string, string>): Promise<string> {
  let done = 0;
  return step(name, (tell) =>
    processes.run({
      name: log,
      args,
      env,
      onLine(line) {
        const words = stripVTControlCharacters(line).trim();
        if (/^([×✘]|❯ \S+ \(\d+ test)/.test(words)) console.log(`  ${words}`);
        done += countTests(words);
        tell(`${done} done`);
      },
    }),
  ).then(() => "", String);
}

/** Vitest has a line for each file, Playwright for each test. */
function countTests(line: string): number {
  const [, inFile] = /^[✓❯] \S+ \((\d+) test/.exec(line) ?? [];
  return inFile ? Number(inFile) : Number(/^[✓✘] +\d+ \[/.test(line));
}

/** After the browser tests ended their stack with SIGTERM, nothing may hold its ports. */
async function findLeftovers(): Promise<Result[]> {
  const error = await assertPortsFree(ports).catch((reason: unknown) => reason);
  return [outcome("bin/test.ts", "the stack leaves no process behind", error ? String(error) : "")];
}

/** A runner that broke before it could report counts as one failure, so that the last line never looks green by accident. */
function read(why: string, readReport: () => Result[]): Result[] {
  try {
    const found = readReport();
    if (!why || found.some((each) => each.status === "failed")) return found;
    return [...found, outcome("bin/test.ts", "a runner ended badly", why)];
  } catch (error) {
    return [outcome("bin/test.ts", "a runner left no report", `${error}\n${why}`)];
  }
}

function outcome(file: string, title: string, why: string): Result {
  return { file, title, ms: 0, status: why ? "failed" : "passed", reason: "", why };
}
