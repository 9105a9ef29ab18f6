import { expect, test } from "vitest";
import { markName, readMark, writeMark } from "#sanity/revisions/revision-mark.ts";
import { judgePage } from "./judge-page.ts";

const appliedAt = 1000;

function answer(renderedAt: number, revisions: Record<string, string>) {
  const mark = readMark(
    `<meta name="${markName}" content="${writeMark(renderedAt, new Map(Object.entries(revisions)))}"/>`,
  );
  if (!mark) throw new Error("The mark cannot be read");
  return { mark };
}

const update = { documentId: "a", revision: "two", operation: "update" } as const;
const removal = { documentId: "a", revision: "two", operation: "delete" } as const;

test("a page rendered since that shows the revision is live", () => {
  expect(judgePage(answer(1001, { a: "two", b: "one" }), update, [], appliedAt)).toBe("live");
});

test("a later revision of the same document is live for the earlier ones too", () => {
  const later = [{ revision: "three", operation: "update" as const }];
  expect(judgePage(answer(1001, { a: "three" }), update, later, appliedAt)).toBe("live");
});

test("a page rendered before, or with a revision nobody knows, proves nothing", () => {
  expect(judgePage(answer(999, { a: "two" }), update, [], appliedAt)).toBe("waiting");
  expect(judgePage(answer(1001, { a: "one" }), update, [], appliedAt)).toBe("waiting");
  expect(judgePage(answer(1001, { a: "two" }), removal, [], appliedAt)).toBe("waiting");
});

test("a publish that names no revision is content with a page rendered since", () => {
  const unnamed = { ...update, revision: null };
  expect(judgePage(answer(1001, { a: "one" }), unnamed, [], appliedAt)).toBe("live");
  expect(judgePage(answer(999, { a: "one" }), unnamed, [], appliedAt)).toBe("waiting");
});

test("a page that does not show the document is settled too", () => {
  expect(judgePage(answer(1001, { b: "one" }), update, [], appliedAt)).toBe("absent");
  expect(judgePage(answer(1001, { b: "one" }), removal, [], appliedAt)).toBe("gone");
  expect(judgePage("redirects", removal, [], appliedAt)).toBe("gone");
});

test("a document taken down and put back is where its later revision shows", () => {
  const later = [{ revision: "three", operation: "create" as const }];
  expect(judgePage(answer(1001, { a: "three" }), removal, later, appliedAt)).toBe("live");
});
