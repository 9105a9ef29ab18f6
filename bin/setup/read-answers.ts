import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { z } from "zod";
import { type Question, questions } from "./answers.ts";
import type { Given } from "./ask.ts";
import { lookBefore, newestLook } from "./look.ts";

const given = z.record(z.string(), z.union([z.string(), z.number()]));

const names = Object.keys(questions) as Question[];

/**
 * What is known from the flags, a file of answers (`--file`, JSON), and what was answered the last time; the first of these counts.
 * `--yes`, or no terminal, means that nothing is asked. Colours stay in the look that they were made in, unless `--look new` asks for
 * the newest.
 */
export function readAnswers(
  args: string[],
  before: Given,
): { known: Given; flags: Record<string, unknown>; isAsked: boolean } {
  const { values } = parseArgs({
    args,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
      file: { type: "string" },
      empty: { type: "boolean" },
      demo: { type: "boolean" },
      look: { type: "string" },
      yes: { type: "boolean" },
    },
  });
  const flags = given.parse(
    Object.fromEntries(Object.entries(values).filter(([name]) => names.some((known) => known === name))),
  );
  const known = asTexts({
    logo: "",
    services: "",
    look: Object.keys(before).length > 0 ? lookBefore : newestLook,
    ...before,
    ...(typeof values.file === "string" && readFileOfAnswers(values.file)),
    ...flags,
    ...(values.empty && { edition: "empty" }),
    ...(values.demo && { edition: "demo" }),
    ...(typeof values.look === "string" && { look: values.look === "new" ? newestLook : values.look }),
  });
  return { known, flags, isAsked: Boolean(process.stdin.isTTY) && !values.yes };
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
