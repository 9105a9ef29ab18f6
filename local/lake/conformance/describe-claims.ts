import type { Claim } from "./claims.ts";

/** docs/lake-conformance.md: a table for each area, made from what the tests see. */
export function describeClaims(claims: readonly Claim[]): string {
  const areas = [...new Set(claims.map(({ area }) => area))];
  const tables = areas.map((area) =>
    [
      `## ${area}`,
      "",
      "| what | the lake |",
      "|---|---|",
      ...claims
        .filter((claim) => claim.area === area)
        .map(({ what, verdict, note }) => `| ${what} | ${verdict}${note ? `: ${note}` : ""} |`),
    ].join("\n"),
  );
  return `${[
    "# The lake beside hosted Sanity",
    "Made by `node local/lake/conformance/write-conformance.ts`. Each line is shown by `claims.ts` beside it, through @sanity/client,\nin `npm test`. What is not listed has not been compared; more differences stand in `local/README.md`.",
    ...tables,
  ].join("\n\n")}\n`;
}
