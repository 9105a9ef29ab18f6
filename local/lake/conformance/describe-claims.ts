import type { Line } from "./all-claims.ts";
import type { Claim } from "./claim.ts";
import type { Section } from "./documented/section.ts";

const verdicts = ["works", "differs", "absent"] as const;

/** docs/lake-conformance.md: a table for each documented section, made from what the tests see. */
export function describeClaims(sections: readonly Section[], lines: readonly Line[]): string {
  const count = (of: readonly Line[]) =>
    verdicts.map((verdict) => of.filter(({ claim }) => claim.verdict === verdict).length);
  const ofSection = (title: string) => lines.filter(({ section }) => section === title);
  return `${[
    "# The lake beside hosted Sanity",
    introduction,
    [
      "| section | works | differs | absent |",
      "|---|---|---|---|",
      ...sections.map(({ title }) => row([`[${title}](#${anchor(title)})`, ...count(ofSection(title))])),
      row(["**all**", ...count(lines)]),
    ].join("\n"),
    ...sections.map(({ title, source }) =>
      [
        `## ${title}\n`,
        `Documented at ${source}\n`,
        "| documented | the lake | shown through |",
        "|---|---|---|",
        ...ofSection(title).map(({ what, claim }) =>
          row([asCode(what), describeVerdict(claim), claim.through ?? "@sanity/client"]),
        ),
      ].join("\n"),
    ),
  ].join("\n\n")}\n`;
}

const introduction = `Made by \`node local/lake/conformance/write-conformance.ts\` from the list of what Sanity's documentation names
(\`local/lake/conformance/documented/\`) and the tests beside it (\`claims/\`), which \`npm test\` runs against a real lake.
A line without a test, a test without a line, and a table that is out of date fail there.

**works**: as documented. **differs**: answered, but not quite so; the note says how, and the test shows it.
**absent**: refused with that status and a message, never silently.`;

function row(cells: (string | number)[]): string {
  return `| ${cells.join(" | ")} |`;
}

function describeVerdict({ verdict, note }: Claim): string {
  return note ? `${verdict}: ${note}` : verdict;
}

/** As code, in which only a pipe would be read as Markdown. */
function asCode(text: string): string {
  return `\`${text}\``.replaceAll("|", "\\|");
}

function anchor(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\w\- ]/g, "")
    .replaceAll(" ", "-");
}
