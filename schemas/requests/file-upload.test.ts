import { expect, test } from "vitest";
import { cleanFileName } from "./file-upload.ts";

test.each([
  ["plan.pdf", "plan.pdf"],
  ["C:\\Users\\dana\\plan.pdf", "plan.pdf"],
  ["../../etc/plan.pdf", "plan.pdf"],
  ["Küche – Entwurf.PDF", "Küche – Entwurf.PDF"],
  ["  two\n  lines .txt", "two lines .txt"],
  ["invoice\u202Efdp.exe", "invoicefdp.exe"],
  ["a\0b.txt", "ab.txt"],
  ["archive.tar.gz", "archive.tar.gz"],
  ["プラン.pdf", "プラン.pdf"],
  ["💡.png", "💡.png"],
])("%j is kept as %j", (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept);
});

test.each(["", ".pdf", "...pdf", "plan", "plan.", "plan.p/", "a.b c", "\u202E.pdf"])(
  "%j is no name",
  (sent) => {
    expect(cleanFileName(sent)).toBeNull();
  },
);

test("a long name keeps its ending", () => {
  const kept = cleanFileName(`${"long ".repeat(100)}name.pdf`);
  expect(kept).toHaveLength(200);
  expect(kept).toMatch(/\.pdf$/);
});
