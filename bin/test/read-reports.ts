import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../stack/settings.ts";

export type Result = {
  file: string;
  title: string;
  ms: number;
  status: "passed" | "failed" | "skipped" | "second-try";
  /** Why it was skipped. */
  reason: string;
};

/** The results in Vitest's JSON report, without those that the tag filter left out. Throws when there is none. */
export function readUnitReport(path: string, isSlowLeftOut: boolean): Result[] {
  const { testResults }: UnitReport = JSON.parse(readFileSync(path, "utf8"));
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    if (status === "failed" && !assertionResults.some((each) => each.status === "failed"))
      return [{ file, title: message, ms: 0, status, reason: "" }];
    return assertionResults
      .filter(({ tags }) => !(isSlowLeftOut && tags.includes("slow")))
      .map(({ fullName, duration = 0, status, meta }) => ({
        file,
        title: fullName.trim(),
        ms: duration,
        status: status === "passed" || status === "failed" ? status : "skipped",
        reason: meta.skipReason ?? "",
      }));
  });
}

/** The results in Playwright's JSON report. Throws when there is none. */
export function readBrowserReport(path: string): Result[] {
  const { suites, errors }: BrowserReport = JSON.parse(readFileSync(path, "utf8"));
  const broken = errors.map(({ message }) => ({ ...noTest, title: message ?? "Playwright failed" }));
  return [...suites.flatMap(readSuite), ...broken];
}

const noTest = { file: "playwright", ms: 0, status: "failed", reason: "" } as const;

function readSuite({ suites = [], specs = [] }: BrowserSuite): Result[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map(({ status, annotations, results }) => ({
      file: `tests/${file}`,
      title,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      status: statuses[status],
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

type UnitReport = {
  testResults: {
    name: string;
    status: "passed" | "failed";
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number;
      tags: string[];
      meta: { skipReason?: string };
    }[];
  }[];
};

type BrowserReport = { suites: BrowserSuite[]; errors: { message?: string }[] };

type BrowserSuite = {
  suites?: BrowserSuite[];
  specs?: {
    title: string;
    file: string;
    tests: {
      status: keyof typeof statuses;
      annotations: { type: string; description?: string }[];
      results: { duration: number }[];
    }[];
  }[];
};
