import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { findFreePort } from "../../process/find-free-port.ts";
import { lockDirectory } from "../../process/lock-directory.ts";
import { assertPortsFree } from "./ports.ts";
import { root } from "./settings.ts";
import { stackEnvironment } from "./test-settings.ts";

// Each command is begun as a person begins it, ended in each way that there is, and leaves nothing: no process that carries its mark,
// no port, no lock. Slow: it builds the site once, and starts the product some twenty times.

const directory = mkdtempSync(join(tmpdir(), "ends-"));
const data = join(directory, "data");
const first = await findFreePort(16);
const names = ["SITE", "STUDIO", "SUPABASE", "INBOX", "SMTP", "STRIPE", "LAKE"];
const ports = Object.fromEntries(names.map((name, index) => [name, first + index]));
const output = `.next-ends-${first}`;
// Of the stack that the tests start for themselves.
const testOffset = String(first - 3100);
const folders = [
  directory,
  join(root, "web", output),
  join(root, "web", `${output}-dev`),
  join(root, "studio", `dist-ends-${first}`),
  join(root, ".local", `test-${testOffset}`),
  join(root, "web", `.next-test-${testOffset}`),
  join(root, "studio", `dist-test-${testOffset}`),
];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const mark = `ENDS_TEST=${randomUUID()}`;
const environment = {
  ...stackEnvironment,
  NEXT_OUTPUT: "",
  ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [`${name}_PORT`, String(port)])),
  ENDS_TEST: mark.slice("ENDS_TEST=".length),
  DATA_DIR: data,
  NEXT_DIST_DIR: output,
  STUDIO_DIST_DIR: `dist-ends-${first}`,
  SITE_URL: "",
};

type Command = { process: ChildProcess; said: () => string; ended: Promise<number | null> };

function begin(args: string[], more: Record<string, string> = {}): Command {
  const child = spawn("npm", args, {
    cwd: root,
    // A group of its own, as a shell gives it: Ctrl-C reaches all of it.
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment, ...more },
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (text += chunk));
  return { process: child, said: () => text, ended: once(child, "exit").then(([code]) => code) };
}

/** A machine may be busy: the first build takes seconds or minutes. */
const patience = { timeout: 900_000, interval: 100 };

async function hasSaid(command: Command, words: RegExp): Promise<void> {
  const matches = () => expect(command.said()).toMatch(words);
  await Promise.race([vi.waitFor(matches, patience), command.ended.then(matches)]);
}

// What one case left must not be in the next one's way.
afterEach(() => {
  for (const line of findMarked()) process.kill(Number.parseInt(line, 10), "SIGKILL");
});

/** The processes that carry the mark, with their command lines. */
function findMarked(): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const isMarked = readFileSync(`/proc/${pid}/environ`, "latin1").split("\0").includes(mark);
        return isMarked ? `${pid} ${readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ")}` : [];
      } catch {
        return [];
      }
    });
}

async function expectNothingLeft(): Promise<void> {
  await vi.waitFor(() => expect(findMarked()).toEqual([]), { timeout: 15_000, interval: 100 });
  await assertPortsFree(ports);
  lockDirectory(data)();
}

const group = (command: Command) => -(command.process.pid ?? Number.NaN);
const launcher = () => Number(readFileSync(join(data, "lock.pid"), "utf8"));
const pidOf = (words: RegExp) =>
  Number(
    findMarked()
      .find((line) => words.test(line))
      ?.split(" ")[0],
  );

const ways: Record<string, (command: Command) => unknown> = {
  "Ctrl-C": (command) => process.kill(group(command), "SIGINT"),
  "Ctrl-C twice": async (command) => {
    process.kill(group(command), "SIGINT");
    await setTimeout(700);
    if (command.process.exitCode === null) process.kill(group(command), "SIGINT");
  },
  "SIGTERM to npm": (command) => command.process.kill("SIGTERM"),
  "SIGHUP to npm": (command) => command.process.kill("SIGHUP"),
  "SIGKILL to npm": (command) => command.process.kill("SIGKILL"),
  "SIGTERM to the script": () => process.kill(launcher(), "SIGTERM"),
  "the terminal's end": (command) => process.kill(group(command), "SIGHUP"),
};

const moments: [command: string[], moment: string, words: RegExp][] = [
  [["start"], "while it builds", /✓ Backends/],
  [["start"], "once it is ready", /is ready\./],
  [["run", "dev"], "once it is ready", /is ready\./],
];
const cases = moments.flatMap(([args, moment, words]) =>
  Object.keys(ways).map((way) => [args.join(" "), way, moment, args, words] as const),
);

test.each(cases)("npm %s ends by %s %s", { tags: "slow" }, async (...each) => {
  const [, way, , args, words] = each;
  const command = begin([...args]);
  await hasSaid(command, words);
  await ways[way]?.(command);
  await command.ended;
  await expectNothingLeft();
});

const testMoments: [moment: string, filter: string, running: RegExp][] = [
  ["while units are tested", "stack/processes", /vitest\.mjs/],
  ["while its stack starts", "visitor/home", /local\/supabase\/main\.ts/],
];
const testCases = testMoments.flatMap(([moment, filter, running]) =>
  Object.keys(ways)
    .filter((way) => way !== "SIGTERM to the script")
    .map((way) => [way, moment, filter, running] as const),
);

test.each(testCases)("npm test ends by %s %s", { tags: "slow" }, async (way, _, filter, running) => {
  const command = begin(["test", "--", filter], { TEST_PORT_OFFSET: testOffset });
  await vi.waitFor(() => expect(pidOf(running)).toBeGreaterThan(0), patience);
  await ways[way]?.(command);
  expect(await command.ended).not.toBe(0);
  await expectNothingLeft();
});

test("a reader that goes away, a server that dies, a build that fails and a taken port end it all", {
  tags: "slow",
}, async () => {
  const unread = begin(["start"]);
  await hasSaid(unread, /✓/);
  unread.process.stdout?.destroy();
  unread.process.stderr?.destroy();
  await unread.ended;
  await expectNothingLeft();

  const bereft = begin(["start"]);
  await hasSaid(bereft, /is ready\./);
  process.kill(pidOf(/next-server|next\/dist\/bin\/next start/), "SIGKILL");
  expect(await bereft.ended).toBe(1);
  expect(bereft.said()).toMatch(/site ended/);
  await expectNothingLeft();

  const broken = begin(["start"], { SITE_URL: "ftp://nowhere" });
  expect(await broken.ended).toBe(1);
  expect(broken.said()).toMatch(/SITE_URL must be an http or https address/);
  await expectNothingLeft();

  const holder = createServer().listen(ports.STUDIO, "127.0.0.1");
  const late = begin(["start"]);
  expect(await late.ended).toBe(1);
  expect(late.said()).toMatch(/These ports are taken:\n.*\(Studio\)/);
  holder.close();
  await once(holder, "close");
  await expectNothingLeft();
});

test("what a launcher that was killed left is ended by the next start, and nothing else", {
  tags: "slow",
}, async () => {
  const bystander = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", "next-server"], {
    stdio: "ignore",
  });
  for (const words of [/✓ Backends/, /is ready\./]) {
    const killed = begin(["start"], { SITE_URL: words.source.includes("ready") ? "" : "http://localhost:1" });
    await hasSaid(killed, words);
    // As an out-of-memory killer would: the launcher has no moment to end anything.
    process.kill(launcher(), "SIGKILL");
    const next = begin(["start"]);
    await hasSaid(next, /is ready\./);
    next.process.kill("SIGTERM");
    await next.ended;
    await killed.ended;
    await expectNothingLeft();
  }
  expect(bystander.exitCode).toBeNull();
  bystander.kill();
});
