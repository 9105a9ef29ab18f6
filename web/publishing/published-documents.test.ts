import { expect, test } from "vitest";
import { stubSettings } from "../env-in-test.ts";

stubSettings();
const { parsePublished } = await import("./published-documents.ts");

const document = {
  _id: "caseStudy-a",
  _type: "caseStudy",
  _rev: "1",
  _updatedAt: "2026-01-01T00:00:00Z",
  slug: "a",
  title: "A",
  publishFrom: "2026-01-01T00:00:00Z",
  publishUntil: null,
};

test.each(
  ["slug", "title", "publishFrom", "publishUntil"].flatMap((field) =>
    [{}, 5, [null], true].map((value) => ({ field, value })),
  ),
)(
  "$value as the $field of a document is nothing, and no reason to know nothing of any",
  ({ field, value }) => {
    const [read, other] = parsePublished([{ ...document, [field]: value }, document]);
    expect(read).toEqual({ ...document, [field]: null });
    expect(other).toEqual(document);
  },
);
