import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createSpreadsheet } from "./create-spreadsheet.ts";

const at = new Date("2026-11-05T14:07:30Z");
const rows = [
  [at, 1250.5, 'Two\nlines, “quoted”; and "more"', null],
  [new Date("2026-07-01T22:30:00Z"), -3, "plain", "Ærøskøbing"],
];
const write = (locale: string, timeZone: string) => {
  const { head, lines } = createSpreadsheet(locale, timeZone);
  return head(["at", "sum", "words", "place"]) + lines(rows);
};

test.each([
  ["en-CA", "America/Toronto", ",", "2026-11-05 09:07,1250.5", "2026-07-01 18:30,-3"],
  ["de-DE", "Europe/Berlin", ";", "05.11.2026 15:07;1250,5", "02.07.2026 00:30;-3"],
  ["fr-FR", "Europe/Paris", ";", "05/11/2026 15:07;1250,5", "02/07/2026 00:30;-3"],
  ["en-US", "UTC", ",", "11/05/2026 14:07,1250.5", "07/01/2026 22:30,-3"],
  ["de-CH", "Europe/Zurich", ";", "05.11.2026 15:07;1250.5", "02.07.2026 00:30;-3"],
])("%s: mark, separator, line ends, dates and numbers", (locale, timeZone, separator, first, second) => {
  const words = '"Two\nlines, “quoted”; and ""more"""';
  expect(Buffer.from(write(locale, timeZone)).toString("hex")).toBe(
    Buffer.concat([
      Buffer.from([0xef, 0xbb, 0xbf]),
      Buffer.from(
        `${["at", "sum", "words", "place"].join(separator)}\r\n${first}${separator}${words}${separator}\r\n${second}${separator}plain${separator}Ærøskøbing\r\n`,
      ),
    ]).toString("hex"),
  );
});

test("what begins like a formula runs nothing, and reads as it was typed", () => {
  const { lines } = createSpreadsheet("en-CA", "UTC");
  for (const sign of ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"])
    for (const rest of ["1+1", 'cmd|"/c calc"!A0', "12895550109", ""]) {
      const [written = ""] = /^"?([\s\S]*?)"?\r\n$/.exec(lines([[sign + rest]]))?.slice(1) ?? [];
      const cell = written.replaceAll('""', '"');
      expect(cell.startsWith(sign), cell).toBe(false);
      // What is added has no width.
      expect(cell.replace("\u200b", "")).toBe(sign + rest);
    }
  expect(lines([["+1 289 555 0109"]])).toBe("\u200b+1 289 555 0109\r\n");
});

const withLibreOffice = {
  tags: "slow",
  skip: spawnSync("soffice", ["--version"]).status !== 0,
  meta: { skipReason: "LibreOffice is not installed" },
};

// How LibreOffice's dialog is preset on a system of that language: separator, quotes, UTF-8, the language's own number.
test.each([
  ["en-CA", "America/Toronto", 44, 4105],
  ["de-DE", "Europe/Berlin", 59, 1031],
  ["fr-FR", "Europe/Paris", 59, 1036],
])(
  "LibreOffice opens the table of %s: a date, a number, texts as typed",
  withLibreOffice,
  (locale, timeZone, separator, language) => {
    const folder = mkdtempSync(join(tmpdir(), "corner-pocket-spreadsheet-"));
    try {
      const { head, lines } = createSpreadsheet(locale, timeZone);
      const typed = ["=1+1", "+12895550109", "-2", "@sum", "Two\nlines; and, more"];
      writeFileSync(
        join(folder, "table.csv"),
        head(["at", "sum", "a", "b", "c", "d", "e"]) + lines([[at, 1250.5, ...typed]]),
      );
      const { stderr } = spawnSync(
        "soffice",
        [
          ...["--headless", `-env:UserInstallation=file://${folder}/profile`],
          ...[`--infilter=CSV:${separator},34,76,1,,${language},false,true`, "--convert-to", "fods"],
          ...["--outdir", folder, join(folder, "table.csv")],
        ],
        { encoding: "utf8" },
      );
      const sheet = readFileSync(join(folder, "table.fods"), "utf8");
      expect(sheet, stderr).toMatch(/office:date-value="2026-11-05T/);
      expect(sheet).toContain('office:value="1250.5"');
      expect(sheet).not.toMatch(/table:formula=/);
      for (const text of typed.flatMap((cell) => cell.split("\n")))
        expect(sheet).toContain(`${text}</text:p>`);
      // The first column has its name, without the mark.
      expect(sheet).toContain("<text:p>at</text:p>");
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
