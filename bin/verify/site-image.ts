import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../stack/settings.ts";

/** The instructions of one stage of the Dockerfile, in order: their word and the rest of their line. */
export function readStage(name: string): [word: string, rest: string][] {
  const text = readFileSync(join(root, "Dockerfile"), "utf8");
  const [, stage] = new RegExp(`^FROM \\S+ AS ${name}\\n([^]*?)(?=^FROM |$(?![^]))`, "m").exec(text) ?? [];
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}`);
  return stage
    .split("\n")
    .filter((line) => line && !line.startsWith("#"))
    .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)]);
}

/** Fills a folder with what the image holds in /app, from a standalone build into `web/<output>`. */
export function assembleSite(folder: string, { from = root, output = ".next" } = {}): void {
  mkdirSync(folder, { recursive: true });
  for (const [word, rest] of readStage("site")) {
    const [, source, target] = /^--from=build (?:--\S+ )*\/app\/(\S+) \.\/(\S*)$/.exec(rest) ?? [];
    if (word !== "COPY" || !source || target === undefined) continue;
    const here = (path: string) => path.replace(/^web\/\.next\b/, `web/${output}`);
    cpSync(join(from, here(source)), join(folder, here(target)), { recursive: true });
  }
}

/** How the image starts the site: its variables, Node's flags and what Node is given to run. */
export function readStart(): { variables: Record<string, string>; flags: string[]; program: string[] } {
  const stage = readStage("site");
  const variables = stage.filter(([word]) => word === "ENV").flatMap(([, rest]) => rest.split(" "));
  const [, command = ""] = stage.find(([word]) => word === "CMD") ?? [];
  const [, ...args]: string[] = JSON.parse(command);
  return {
    variables: Object.fromEntries(variables.map((pair) => pair.split("="))),
    flags: args.filter((arg) => arg.startsWith("-")),
    program: args.filter((arg) => !arg.startsWith("-")),
  };
}

/** Starts the site in such a folder as the image does: with its environment, its command and its flags. */
export function startAssembledSite(folder: string, env: Record<string, string>): ChildProcess {
  const { variables, flags, program } = readStart();
  return spawn(process.execPath, [...flags, ...program], {
    cwd: folder,
    env: { ...process.env, ...variables, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}
