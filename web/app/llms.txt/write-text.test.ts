import { expect, test } from "vitest";
import { writeText } from "./write-text.ts";

const texts = [undefined, null, "", "Some words."];
const lists = [[], ["- one"], ["- one", "- two"]];

test("no heading stands over nothing, and no line is empty twice, whatever there is to tell", () => {
  for (const title of texts)
    for (const summary of texts)
      for (const more of texts)
        for (const services of lists)
          for (const work of lists) {
            const text = writeText({ title, summary, more, chapters: { Services: services, Work: work } });
            expect(text).not.toMatch(/\n\n\n|## [^\n]*\n+(?:#|$)|>\s*\n|undefined|null/);
            expect(text.endsWith("\n") && text.startsWith("#")).toBe(true);
            const chapters = [services, work].filter(({ length }) => length > 0);
            expect(text.match(/^## /gm)?.length ?? 0).toBe(chapters.length);
            for (const line of chapters.flat()) expect(text).toContain(line);
            if (more) expect(text).toContain(more);
          }
});

test("it is written as programs read it", () => {
  expect(
    writeText({ title: "Any", summary: "What", more: "", chapters: { Services: ["- a"], Work: [] } }),
  ).toBe("# Any\n\n> What\n\n## Services\n\n- a\n");
});
