import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../bin/stack/settings.ts";

// What each route of the site asks the database to do, read from its source: from its handler through whatever that calls.

const web = join(root, "web");
const begins = /^(?:export )?(?:default )?(?:async )?(?:function\*?|const) (\w+)/gm;

type Source = {
  /** The text of each thing that stands by itself, by its name. */
  parts: Map<string, string>;
  /** The file and name of what is imported, by the name that it has here. */
  imports: Map<string, [file: string, name: string]>;
};

const sources = new Map<string, Source>();

function readSource(file: string): Source {
  const known = sources.get(file);
  if (known) return known;
  const text = readFileSync(file, "utf8");
  const starts = [...text.matchAll(begins)];
  const parts = new Map(
    starts.map(({ 1: name = "", index }, place) => [name, text.slice(index, starts[place + 1]?.index)]),
  );
  const imports: Source["imports"] = new Map();
  for (const [, names = "", from = ""] of text.matchAll(
    /^import (?:type )?\{([^}]+)\} from "([#.][^"]+)";/gm,
  ))
    for (const [, name = "", as = name] of names.matchAll(/(?<!type )\b(\w+)(?: as (\w+))?/g))
      imports.set(as, [join(from.startsWith("#") ? web : dirname(file), from.replace(/^#/, "")), name]);
  const source = { parts, imports };
  sources.set(file, source);
  return source;
}

/** Everything that a part of a file may come to, itself included. */
function reach(file: string, name: string, reached = new Map<string, string>()): Map<string, string> {
  const key = `${file} ${name}`;
  if (reached.has(key) || !existsSync(file) || !/\.tsx?$/.test(file)) return reached;
  const { parts, imports } = readSource(file);
  const part = parts.get(name);
  if (part === undefined) return reached;
  reached.set(key, part);
  for (const [, word = ""] of part.slice(part.indexOf(name) + name.length).matchAll(/\b(\w+)\b/g)) {
    if (parts.has(word)) reach(file, word, reached);
    const imported = imports.get(word);
    if (imported) reach(...imported, reached);
  }
  return reached;
}

const writes = /\.(insert|update|upsert|delete)\(/g;

/** What a text asks for: a function of the database, a write into a table, or something of the sign-in service. */
function verbsOf(text: string): string[] {
  const tables = [...text.matchAll(/\.from\("(\w+)"\)/g)].map(([, table]) => table);
  const written = [...text.matchAll(writes)].map(([, verb]) => verb);
  return [
    ...[...text.matchAll(/\.rpc\(\s*"(\w+)"/g)].map(([, name]) => `${name}()`),
    ...tables.flatMap((table) => written.map((verb) => `${verb} ${table}`)),
    ...[...text.matchAll(/auth\.(updateUser|signOut)\(/g)].map(([, name]) => `auth.${name}`),
  ];
}

export type Route = {
  /** The method and path; of what is looked at, `page`. */
  name: string;
  verbs: string[];
  isForClients: boolean;
  handsOutAFile: boolean;
};

/** Each way in which somebody who is signed in asks the site to do something, or to hand something out. */
export function readRoutes(): Route[] {
  return globSync("app/**/{route.ts,page.tsx}", { cwd: web }).flatMap((file) => {
    const path = `/${dirname(file)}`.replace("/app", "").replaceAll(/\/\([^)]+\)/g, "") || "/";
    const at = join(web, file);
    const { parts } = readSource(at);
    const handlers = file.endsWith("route.ts")
      ? ["GET", "POST", "PUT", "PATCH", "DELETE"]
      : [...parts].flatMap(([name, text]) => (text.startsWith("export default") ? name : []));
    return handlers
      .filter((name) => parts.has(name))
      .map((name) => {
        const texts = [...reach(at, name).values()];
        return {
          name: `${file.endsWith("route.ts") ? name : "page"} ${path}`,
          verbs: [...new Set(texts.flatMap(verbsOf))].sort(),
          isForClients: texts.some((text) => text.includes('who: "client"')),
          handsOutAFile: texts.some((text) => /content-disposition/i.test(text)),
        };
      });
  });
}
