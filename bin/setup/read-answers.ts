import { existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline/promises";
import { parseArgs } from "node:util";
import { z } from "zod";
import { type Answers, checkAnswers, findFault, type Question, questions } from "./answers.ts";

const given = z.record(z.string(), z.union([z.string(), z.number()]));
type Given = Partial<Record<Question, string>>;

const names = Object.keys(questions) as Question[];

/**
 * The answers from the flags, a file of them (`--file`, JSON), what was answered the last time, and a terminal; the first of
 * these counts. `--yes`, or no terminal, asks nothing.
 */
export async function readAnswers(
  args: string[],
  before: Given,
): Promise<{ answers: Answers; isAgreed: boolean }> {
  const { values } = parseArgs({
    args,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
      file: { type: "string" },
      empty: { type: "boolean" },
      demo: { type: "boolean" },
      yes: { type: "boolean" },
    },
  });
  const flags = given.parse(
    Object.fromEntries(Object.entries(values).filter(([name]) => names.some((known) => known === name))),
  );
  const known: Record<string, string> = asTexts({
    logo: "",
    ...before,
    ...(typeof values.file === "string" && readFileOfAnswers(values.file)),
    ...flags,
    ...(values.empty && { edition: "empty" }),
    ...(values.demo && { edition: "demo" }),
  });
  const isAsked = Boolean(process.stdin.isTTY) && !values.yes;
  return {
    answers: checkAnswers(isAsked ? await ask(known, flags) : known),
    isAgreed: !isAsked,
  };
}

/** Throws an Error that names the file when it is not there, or holds something else. */
export function readFileOfAnswers(path: string): Record<string, string> {
  if (!existsSync(path)) throw new Error(`${path} is not there.`);
  try {
    return asTexts(given.parse(JSON.parse(readFileSync(path, "utf8"))));
  } catch (cause) {
    throw new Error(`${path} is not a list of answers, like {"name": "Nordlicht"}.`, { cause });
  }
}

function asTexts(values: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** Asks what no flag has answered; Enter takes what is known. */
async function ask(known: Record<string, string>, flags: object): Promise<Record<string, string>> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers = { ...known };
  try {
    for (const name of names) {
      if (name in flags) continue;
      const proposal = known[name] ?? proposals[name]?.() ?? "";
      for (;;) {
        const typed = await terminal.question(`${questions[name]}${proposal ? ` [${proposal}]` : ""}: `);
        const answer = typed.trim() === "-" ? "" : typed.trim() || proposal;
        const fault = findFault(name, answer);
        answers[name] = answer;
        if (!fault) break;
        console.log(`  That ${fault}.`);
      }
    }
  } finally {
    terminal.close();
  }
  return answers;
}

const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
const proposals: Partial<Record<Question, () => string>> = {
  "time-zone": () => timeZone,
  locale: () => (/^[a-z]{2}-[A-Z]{2}$/.test(locale) ? locale : "en-CA"),
  colour: () => "#0b5cad",
  edition: () => "empty",
};

/** Whether to go on; only a yes is one. */
export async function confirm(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
