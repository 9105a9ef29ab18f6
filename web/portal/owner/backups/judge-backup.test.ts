import { expect, test } from "vitest";
import { judgeBackup } from "./judge-backup.ts";

const now = new Date("2026-11-24T09:00:00Z");
const none = { made_at: null, proven_at: null, bytes: null, problem: null, problem_at: null };
const tonight = "2026-11-24T03:12:00Z";
const lastWeek = "2026-11-17T03:12:00Z";

test.each([
  ["none was ever made", none, { is: "off" }],
  [
    "tonight's was proven",
    { ...none, made_at: tonight, proven_at: tonight },
    { is: "proven", provenAt: tonight },
  ],
  [
    "one night was missed",
    { ...none, made_at: "2026-11-23T03:12:00Z", proven_at: "2026-11-23T03:12:00Z" },
    { is: "proven", provenAt: "2026-11-23T03:12:00Z" },
  ],
  [
    "two nights were missed",
    { ...none, made_at: "2026-11-22T03:12:00Z", proven_at: "2026-11-22T03:12:00Z" },
    { is: "wrong", why: "late", provenAt: "2026-11-22T03:12:00Z" },
  ],
  [
    "tonight's was made, and none was proven since last week",
    { ...none, made_at: tonight, proven_at: lastWeek },
    { is: "wrong", why: "unproven", provenAt: lastWeek },
  ],
  [
    "tonight's was made, and none was ever proven",
    { ...none, made_at: tonight },
    { is: "wrong", why: "unproven", provenAt: null },
  ],
  [
    "the last attempt failed, although one was proven tonight",
    {
      ...none,
      made_at: tonight,
      proven_at: tonight,
      problem: "no_space" as const,
      problem_at: "2026-11-24T08:00:00Z",
    },
    { is: "wrong", why: "no_space", provenAt: tonight },
  ],
  [
    "the first attempt failed",
    { ...none, problem: "database" as const, problem_at: tonight },
    { is: "wrong", why: "database", provenAt: null },
  ],
])("when %s, that is what is said", (_, state, judged) => expect(judgeBackup(state, now)).toEqual(judged));
