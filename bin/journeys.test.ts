import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { importsOf } from "./stack/imports-of.ts";
import { root } from "./stack/settings.ts";

// docs/journeys.md follows five values from file to file. Each step says how it leads to the next one.

type Step = { file: string; link: string; name: string; sql: string };

const text = (file: string) => readFileSync(join(root, file), "utf8");

/** What a step says to be read: a file, or one function of the database as it is now. */
const read = ({ file, sql }: Step) => (sql ? definitionOf(sql) : text(file));

/** A function or a view with its heading, which names its schema and arguments; nothing when the database has none of that name. */
function definitionOf(name: string): string {
  const [, found = ""] = text("supabase/schema.sql").split(
    new RegExp(`^(?=-- ## \\w+\\.${name}(?:\\(|$))`, "m"),
  );
  return found.split(/^-- ## /m, 2).join("");
}

const journeys = text("docs/journeys.md")
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    title: section.slice(0, section.indexOf("\n")),
    steps: [
      ...section.matchAll(/^\d+\. (?:`(\w+)` in )?`([^`]+)`.*?(?: → ([a-z ]+?)(?: `([^`]+)`)?)?\.?$/gm),
    ].map(([, sql = "", file = "", link = "", name = ""]): Step => ({ sql, file, link, name })),
  }));

/** Whether one of the steps so far leads to the next file, by the kind of link that the last of them names. */
const links: Record<string, (steps: Step[], to: Step) => boolean> = {
  imports: (steps, { file: to }) => importsOf(steps.at(-1)?.file ?? "").includes(to),
  "imported by": (steps, { file: to }) => importsOf(to).includes(steps.at(-1)?.file ?? ""),
  // What imported an earlier step goes on with the next file.
  beside: (steps, { file: to }) => steps.some(({ file }) => importsOf(file).includes(to)),
  route: (steps, { file: to }) => {
    const { name = "" } = steps.at(-1) ?? {};
    const pattern = (address: string) => address.replaceAll(/\$\{[^}]*\}|\[\w+\]/g, "*");
    return (
      steps.some((step) => read(step).includes(name)) && pattern(to) === pattern(`web/app${name}/route.ts`)
    );
  },
  // A function or table of the database, the name of a mail, a setting.
  names: (steps, to) => {
    const { name = "" } = steps.at(-1) ?? {};
    return (to.file + read(to)).includes(name) && steps.some((step) => read(step).includes(name));
  },
};

test("five journeys are told", () => expect(journeys.map(({ title }) => title)).toHaveLength(5));

describe.each(journeys)("$title", ({ steps }) => {
  test("takes at most twelve steps, each a file that is there", () => {
    expect(steps.length).toBeGreaterThan(3);
    expect(steps.length).toBeLessThanOrEqual(12);
    expect(steps.filter(({ file }) => !existsSync(join(root, file)))).toEqual([]);
  });

  test("a step in the database is a function as it is now, and none leads to a migration", () => {
    const inDatabase = steps.filter(({ file }) => file.startsWith("supabase/"));
    expect(inDatabase.filter((step) => step.file !== "supabase/schema.sql" || !read(step))).toEqual([]);
  });

  test("each step leads to the next one as it says", () => {
    const broken = steps.filter(({ link }, index) => {
      const next = steps[index + 1];
      return next ? !links[link]?.(steps.slice(0, index + 1), next) : link !== "";
    });
    expect(broken).toEqual([]);
  });
});
