import { expect, test } from "vitest";
import { createProjection, type WebhookChange } from "./project-change.ts";

const slug = (current: string) => ({ _type: "slug", current });
const before = { _id: "page", _type: "servicePage", _rev: "one", title: "Old", slug: slug("old") };
const after = { ...before, _rev: "two", title: "New", slug: slug("new") };
const update: WebhookChange = {
  transactionId: "two",
  documentId: "page",
  operation: "update",
  before,
  after,
  timestamp: "2026-03-01T10:00:00Z",
};
const creation: WebhookChange = { ...update, operation: "create", before: null };
const deletion: WebhookChange = { ...update, operation: "delete", after: null };

async function project(change: WebhookChange, projection?: string, filter?: string): Promise<unknown> {
  const body = await createProjection({ projection, filter })(change);
  return body === undefined ? "unheard" : JSON.parse(body);
}

test("without a projection the whole document is told, of a deleted one what it was", async () => {
  expect(await project(update)).toEqual(after);
  expect(await project(deletion)).toEqual(before);
});

test.each([
  [
    "create",
    creation,
    { title: "New", was: null, changed: true, removed: false, at: "2026-03-01T10:00:00.000Z" },
  ],
  [
    "update",
    update,
    { title: "New", was: "old", changed: true, removed: false, at: "2026-03-01T10:00:00.000Z" },
  ],
  [
    "delete",
    deletion,
    { title: "Old", was: "old", changed: true, removed: true, at: "2026-03-01T10:00:00.000Z" },
  ],
])("a projection sees what was, what is and what differs: %s", async (operation, change, expected) => {
  const projection = `{title, "was": before().slug.current, "removed": !defined(after()),
    "changed": delta::changedAny(title), "at": now(), "operation": delta::operation()}`;
  expect(await project(change, projection)).toEqual({ ...expected, operation });
});

test.each([
  ["_type == 'servicePage'", true],
  ["_type == 'homePage'", false],
  ["delta::changedAny(slug.current)", true],
  ["delta::changedAny(seo)", false],
  ["delta::operation() == 'create'", false],
  ["before().title == 'Old' && after().title == 'New'", true],
  ["missing", false],
])("the filter %s", async (filter, isHeard) => {
  expect(await project(update, "{_id}", filter)).toEqual(isHeard ? { _id: "page" } : "unheard");
});

test("what does not parse is refused at once", () => {
  expect(() => createProjection({ filter: "_type ==" })).toThrow();
  expect(() => createProjection({ projection: "{title" })).toThrow();
});
