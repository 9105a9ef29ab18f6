import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { get, signInCookies } from "../fixtures/session.ts";

const project = "00000000-0000-4000-8000-000000000101";
const pages = [
  "/dashboard/client",
  `/projects/${project}`,
  `/projects/${project}/messages`,
  `/projects/${project}/files`,
  "/documentation",
  "/dashboard/client/settings",
];

/** Each opens page after page, all of them at once. Signs in once: what counts is what follows. */
async function openPages(people: number) {
  const cookies = await signInCookies(accounts.dana);
  const answers: { path: string; status: number; retryAfter: string | null; ms: number }[] = [];
  await Promise.all(
    Array.from({ length: people }, async (_, person) => {
      for (const [turn] of pages.entries()) {
        const path = pages[(turn + person) % pages.length] ?? "";
        const began = performance.now();
        const response = await get(path, cookies);
        await response.text();
        const ms = performance.now() - began;
        answers.push({ path, status: response.status, retryAfter: response.headers.get("retry-after"), ms });
      }
    }),
  );
  return answers;
}

for (const { people, tag } of [
  { people: 5, tag: [] },
  { people: 50, tag: ["@slow"] },
]) {
  test(`${people} people who are signed in open pages at once, and none sees an error of ours`, {
    tag,
  }, async () => {
    test.setTimeout(300_000);
    const answers = await openPages(people);
    expect(answers).toHaveLength(people * pages.length);
    const wrong = answers.filter(
      ({ status, retryAfter }) => status !== 200 && !(status === 503 && retryAfter),
    );
    expect(wrong).toEqual([]);
    const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
    test.info().annotations.push({
      type: "measured",
      description: `${answers.filter(({ status }) => status === 503).length} of ${answers.length} were 503, p50 ${Math.round(times[Math.floor(times.length * 0.5)] ?? 0)} ms, p95 ${Math.round(times[Math.floor(times.length * 0.95)] ?? 0)} ms`,
    });
    console.log(test.info().annotations.at(-1)?.description);
  });
}
