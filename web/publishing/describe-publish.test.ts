import { expect, test } from "vitest";
import * as de from "#texts/de/de.ts";
import * as en from "#texts/en/en.ts";
import { canBeRefreshed, describePublish, type PublishFacts } from "./describe-publish.ts";

const words = en.publishes.became;

const now = Date.parse("2026-03-08T12:00:00Z");
const facts: PublishFacts = {
  state: "live",
  operation: "update",
  pages: [
    { path: "/", is: "live" },
    { path: "/services/a", is: "live" },
    { path: "/services/b", is: "absent" },
  ],
  seconds: 1.8,
  error: null,
  deliveries: 1,
  published_at: "2026-03-08T11:59:58Z",
  received_at: "2026-03-08T11:59:58Z",
};

test("a publish that is live names the pages that show it and the seconds", () => {
  expect(describePublish(facts, now, words)).toBe("Live on / and /services/a after 1.8 s.");
});

test("a publish that is live says in which fields stands what its form would refuse", () => {
  const error = "chapters[0], seo.title";
  for (const operation of ["update", "appear", "create"])
    expect(describePublish({ ...facts, operation, error }, now, words)).toMatch(
      /(?:Live|Shown).*\. Left out, since its form would refuse what is there: chapters\[0\], seo\.title\.$/,
    );
});

test("many pages are counted", () => {
  const pages = ["/", "/a", "/b", "/c", "/d"].map((path) => ({ path, is: "live" }));
  expect(describePublish({ ...facts, pages }, now, words)).toBe(
    "Live on /, /a, /b and 2 more pages after 1.8 s.",
  );
});

test("what was taken down, and what no page shows, is said so", () => {
  const gone = [{ path: "/", is: "gone" }];
  expect(describePublish({ ...facts, operation: "delete", pages: gone }, now, words)).toBe(
    "Taken off / after 1.8 s.",
  );
  const absent = [{ path: "/", is: "absent" }];
  expect(describePublish({ ...facts, pages: absent }, now, words)).toContain("No public page shows it");
});

test("a site that was down while something was published is told of", () => {
  expect(describePublish({ ...facts, published_at: "2026-03-08T11:59:00Z" }, now, words)).toBe(
    "Live on / and /services/a after 1.8 s. The site could not be reached before: it heard of it 58 s late.",
  );
});

test("only what failed or was left alone can be tried again", () => {
  expect(canBeRefreshed(facts, now)).toBe(false);
  expect(canBeRefreshed({ ...facts, state: "failed" }, now)).toBe(true);
  expect(canBeRefreshed({ ...facts, state: "working" }, now)).toBe(false);
  expect(canBeRefreshed({ ...facts, state: "working", received_at: "2026-03-08T11:58:00Z" }, now)).toBe(true);
});

test("refused messages are counted", () => {
  const refused = { ...facts, state: "refused" as const, error: "unsigned", deliveries: 3 };
  expect(describePublish(refused, now, words)).toBe(
    "A message without a signature was refused. (3 times within a minute)",
  );
});

test("a publish that failed names the pages that did not answer, and those that show what was before", () => {
  const failed = {
    ...facts,
    state: "failed" as const,
    pages: [
      { path: "/", is: "failed" },
      { path: "/services/a", is: "waiting" },
    ],
  };
  expect(describePublish(failed, now, words)).toBe(
    "No answer from /. /services/a still shows the version before.",
  );
  expect(describePublish(failed, now, de.publishes.became)).toBe(
    "Keine Antwort von /. /services/a zeigt noch die vorige Fassung.",
  );
  expect(describePublish({ ...failed, pages: [] }, now, words)).toBe("The site could not refresh its pages.");
});
