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
  ["👩\u200d💻 می\u200cخواهم.png", "👩\u200d💻 می\u200cخواهم.png"],
  ["plan", "plan"],
  ["plan.", "plan"],
  ["setup.exe. . ", "setup.exe"],
  ["a.b c", "a.b c"],
  ["Scan 12. Juli", "Scan 12. Juli"],
  [".htaccess", ".htaccess"],
  [".pdf", ".pdf"],
  ["\u202E.pdf", ".pdf"],
  ["Q1:Q2 at 10:30.pdf", "Q1:Q2 at 10:30.pdf"],
  ["BBC.com: News.pdf", "BBC.com: News.pdf"],
  ["A: Overview.pdf", "A: Overview.pdf"],
  ["Con.Edison bill of May.pdf", "Con.Edison bill of May.pdf"],
  ["AUX cable.pdf", "AUX cable.pdf"],
  ["console.log", "console.log"],
  ["Community.pdf", "Community.pdf"],
])("%j is kept as %j", (sent, kept) => {
  expect(cleanFileName(sent)).toBe(kept);
});

const devices = "CON con PRN AUX nul COM1 com9 LPT1 COM¹ CONIN$".split(" ");

test.each([
  ...["", "...", ". .", "plan.p/", "\u202E", "\u200d.", "\u3164"],
  ...devices.flatMap((device) => [device, `${device}.txt`, `${device} .tar.gz`]),
  ...["a:b", "C:plan.pdf", "notes.txt:setup.exe", "notes.txt:hidden", "notes.txt::$DATA", "notes:$I30"],
])("%j is no name", (sent) => {
  expect(cleanFileName(sent)).toBeNull();
});

test("a long name keeps its ending", () => {
  const kept = cleanFileName(`${"long ".repeat(100)}name.pdf`);
  expect(kept).toHaveLength(200);
  expect(kept).toMatch(/\.pdf$/);
  expect(cleanFileName("long ".repeat(100))).toHaveLength(200);
  expect(Array.from(cleanFileName(`${"💡".repeat(300)}.jpeg`) ?? "")).toHaveLength(200);
});
