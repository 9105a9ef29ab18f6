import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";

const verdicts = ["works", "differs", "absent"];

interface Line {
  title: string;
  source: string | undefined;
  what: string;
  verdict: string;
  note: string | undefined;
}

/** docs/lake-conformance.md: a list for each section of Sanity's documentation, made from the names of the tests. */
export async function describeTests(): Promise<string> {
  const lines = await listLines();
  const sections = Map.groupBy(lines, ({ title }) => title);
  const summary = [...sections].map(([title, own]) => [title, ...count(own)]);
  return `${[
    "# The lake beside hosted Sanity",
    introduction,
    [["section", ...verdicts], ["---", "---", "---", "---"], ...summary, ["**all**", ...count(lines)]]
      .map(row)
      .join("\n"),
    ...[...sections].flatMap(([title, own]) => [`## ${title}`, describeSection(own)]),
  ].join("\n\n")}\n`;
}

const introduction = `Made by \`node local/lake/conformance/write-document.ts\` from the names of the tests in \`local/lake/conformance\`, which
\`npm test\` runs against a real lake, through Sanity's own clients wherever one asks for the thing.

**works**: as documented. **differs**: answered, but not quite so; the note says how, and the test shows it.
**absent**: refused with that status and a message, never silently.`;

/** What the tests are about, by section. Several tests may be about one line. */
async function listLines(): Promise<Line[]> {
  const lines = new Map((await listTests()).map((name) => [name, readName(name)]));
  return [...lines.values()].toSorted((a, b) => compare(a.title, b.title));
}

/** The names of the tests, without running them. */
async function listTests(): Promise<string[]> {
  const vitest = join(fileURLToPath(import.meta.resolve("vitest/package.json")), "..", "vitest.mjs");
  const list = [vitest, "list", "local/lake/conformance", "--json", "--no-static-parse"];
  const root = join(import.meta.dirname, "..", "..", "..");
  const { stdout } = await promisify(execFile)(process.execPath, list, { cwd: root });
  const tests = z.array(z.object({ name: z.string() })).parse(JSON.parse(stdout));
  return tests.map(({ name }) => name).filter((name) => name.includes(" > "));
}

/** Reads `section (source) > line — verdict`; without a verdict it works, and a section's source stands once. */
function readName(name: string): Line {
  const [, title, source, what, verdict = "works", note] =
    /^(.*?)(?: \((\S*sanity\.io\/\S+)\))? > (.*?)(?: — (\w+): (.*))?$/.exec(name) ?? [];
  if (title === undefined || what === undefined) throw new Error(`"${name}" names no section and line`);
  return { title, source, what, verdict, note };
}

/** A line for its source, for what works, for what is absent, and for each thing that differs. */
function describeSection(lines: Line[]): string {
  const of = (verdict: string) => lines.filter((line) => line.verdict === verdict);
  const list = (verdict: string) => {
    const names = of(verdict).map(({ what, note }) => (note ? `${asCode(what)} (${note})` : asCode(what)));
    return names.length > 0 ? [`- ${verdict}: ${names.join(", ")}`] : [];
  };
  return [
    `- documented at ${lines.find(({ source }) => source)?.source}`,
    ...list("works"),
    ...of("differs").map(({ what, note }) => `- differs: ${asCode(what)}: ${note}`),
    ...list("absent"),
  ].join("\n");
}

function count(lines: Line[]): string[] {
  return verdicts.map((word) => String(lines.filter(({ verdict }) => verdict === word).length));
}

function row(cells: string[]): string {
  return `| ${cells.join(" | ")} |`;
}

function asCode(text: string): string {
  return `\`${text}\``;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
