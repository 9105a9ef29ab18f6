/// <reference path="../../local/skip-reason.d.ts" />
import { readFileSync } from "node:fs";
import { relative } from "node:path";
import type { JSONReport, JSONReportSuite } from "@playwright/test/reporter";
import type { JsonTestResults } from "vitest/node";
import { root } from "../stack/settings.ts";

export type Result = {
  file: string;
  title: string;
  ms: number;
  status: "passed" | "failed" | "skipped" | "second-try";
  /** Why it was skipped. */
  reason: string;
  /** What failed, in the words of the runner. */
  why?: string;
};

/** The results of one tier in Vitest's JSON report, which has the other's, too, as skipped. Throws when there is none. */
export function readUnitReport(path: string, isSlow: boolean): Result[] {
  const { testResults }: JsonTestResults = JSON.parse(readFileSync(path, "utf8"));
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (status === "failed" && !assertionResults.some((each) => each.status === "failed"))
      return [{ file, title: "the file", ms: 0, status, reason: "", why: message }];
    return assertionResults
      .filter(({ tags }) => tags.includes("slow") === isSlow)
      .map(({ fullName, duration, status, meta, failureMessages }) => ({
        file,
        title: fullName.trim(),
        ms: duration ?? 0,
        status: status === "passed" || status === "failed" ? status : "skipped",
        reason: meta.skipReason ?? "",
        why: failureMessages?.join("\n"),
      }));
  });
}

/** The results in Playwright's JSON report. Throws when there is none. */
export function readBrowserReport(path: string): Result[] {
  const { suites, errors }: JSONReport = JSON.parse(readFileSync(path, "utf8"));
  const broken = errors.map(({ message }) => ({ ...noTest, title: "Playwright failed", why: message }));
  return [...suites.flatMap(readSuite), ...broken];
}

const noTest = { file: "playwright", ms: 0, status: "failed", reason: "" } as const;

function readSuite({ suites = [], specs }: JSONReportSuite): Result[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, annotations, results }) => ({
      file: `tests/${file}`,
      title,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      status: statuses[status],
      why: results
        .at(-1)
        ?.errors.map(({ message }) => message)
        .join("\n"),
      reason: annotations.find(({ type }) => type === "skip" || type === "fixme")?.description ?? "",
    })),
  );
  return [...own, ...suites.flatMap(readSuite)];
}

const statuses = {
  expected: "passed",
  unexpected: "failed",
  flaky: "second-try",
  skipped: "skipped",
} as const;
