import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { expect, test } from "vitest";

const script = join(mkdtempSync(join(tmpdir(), "step-")), "steps.ts");
writeFileSync(
  script,
  `import { setTimeout } from "node:timers/promises";
   import { step } from ${JSON.stringify(join(import.meta.dirname, "step.ts"))};
   const long = step("Long", async (tell) => { tell("half of it"); await setTimeout(700); });
   await step("Short", () => setTimeout(50));
   await long;
   await step("Broken", () => { throw new Error("no"); }).catch(() => {});`,
);
const { FORCE_COLOR, NO_COLOR, NODE_DISABLE_COLORS, CI, ...inherited } = process.env;
const env = { ...inherited, TERM: "xterm-256color" };

test("a step is one plain line where no terminal shows it", () => {
  const { stdout, stderr } = spawnSync(process.execPath, [script], { encoding: "utf8", env });
  expect(stderr).toBe("");
  expect(stdout).toMatch(/^✓ Short \(\d\.\d s\)\n✓ Long \(\d\.\d s\)\n✗ Broken \(0\.0 s\)\n$/);
});

const meta = { skipReason: "There is no script of util-linux, which gives a terminal" };
const hasTerminal = spawnSync("script", ["--version"]).status === 0;
const onTerminal = (columns: number, settings: Record<string, string> = {}) =>
  spawnSync("script", ["-qec", `stty cols ${columns}; '${process.execPath}' '${script}'`, "/dev/null"], {
    encoding: "utf8",
    env: { ...env, ...settings },
    timeout: 60_000,
  }).stdout;

test.skipIf(!hasTerminal)("a terminal shows meanwhile what is under way, all of it", { meta }, () => {
  const stdout = onTerminal(100);
  const plain = stripVTControlCharacters(stdout);
  expect(plain).toMatch(/Long \(half of it, \d\.\d s\)/);
  expect(plain).toMatch(/Long \([^)]*\)\s+Short \(/);
  for (const line of [/✓ Short \(\d\.\d s\)/, /✓ Long \(\d\.\d s\)/, /✗ Broken \(0\.0 s\)/])
    expect(plain).toMatch(line);
  expect(stdout).toContain("\u001b[32m✓");
});

test.skipIf(!hasTerminal)("a terminal without a width gets the plain lines", { meta }, () => {
  expect(stripVTControlCharacters(onTerminal(0)).split("\r\n")).toHaveLength(4);
});

test.skipIf(!hasTerminal).each([
  ["TERM", "dumb"],
  ["CI", "true"],
])("a terminal that cannot move gets the plain lines: %s=%s", { meta }, (name, value) => {
  expect(stripVTControlCharacters(onTerminal(100, { [name]: value })).split("\r\n")).toHaveLength(4);
});

test.skipIf(!hasTerminal)("a terminal that is to have no colours has none", { meta }, () => {
  const stdout = onTerminal(100, { NO_COLOR: "1" });
  expect(stdout).toContain("✓ Long");
  expect(stdout).not.toContain("\u001b[32m");
});
