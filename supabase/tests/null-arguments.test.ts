import { createHash } from "node:crypto";
import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { type Caller, listFunctions, type Tried, tryCall } from "./try-call.ts";
import { validCalls } from "./valid-calls.ts";

// Nothing that is missing counts as seen, known or agreed to: every function, with null in each place and all else valid.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
const functions = await listFunctions(database);

const hashOfNothing = createHash("sha256").digest();
const nothings = [null, "", hashOfNothing.toString("hex"), hashOfNothing.toString("base64url")];
/** Codes that both backends answer with a status from 400 to 499. */
const refusedOverHttp = /^(PT4\d\d|22023|22P02|23502|23503|23505|42501)$/;
const refusals = [
  "missing",
  "unknown",
  "closed",
  "changed",
  "expired",
  "limited",
  "taken",
  "already",
  "nobody",
  "member",
  "owner",
];
const emptyAnswers = new Set<string | null>([null, "", "false", "0", ...refusals]);

test("every function with arguments has a valid call, and no other", () => {
  expect(Object.keys(validCalls).sort()).toEqual(functions.map(({ name }) => name).sort());
});

test("every argument that is named for a secret, or for what is made of one, is tried as a secret", () => {
  const named = functions.flatMap(({ name, types }) =>
    Object.keys(types).flatMap((argument) =>
      /token|secret|claim|signature|permit|sha256/.test(argument) ? [{ name, argument }] : [],
    ),
  );
  expect(named.length).toBeGreaterThan(7);
  for (const { name, argument } of named)
    expect(validCalls[name]?.texts?.[argument], `${name}(${argument})`).toBe("secret");
});

test("null in any place is refused, or changes nothing and is answered with nothing", async () => {
  const wrong: string[] = [];
  for (const { name, types, isForPeople } of functions) {
    const valid = validCalls[name];
    if (!valid) continue;
    const usual = await tryCall(database, { name, types, valid, caller: valid.by });
    if (usual.error || isNothing(usual)) wrong.push(`${name}: the valid call gives ${JSON.stringify(usual)}`);
    const taken = new Set<string>();
    const callers: Caller[] = isForPeople ? ["client", "owner"] : ["service"];
    for (const place of [...Object.keys(types), ...usual.keys])
      for (const caller of callers)
        for (const value of valid.texts?.[place] === "secret" ? nothings : [null]) {
          const tried = await tryCall(database, { name, types, valid, caller, change: { place, value } });
          const what = `${name}, ${place} = ${value}, by the ${caller}:`;
          if (tried.error && !refusedOverHttp.test(tried.error)) wrong.push(`${what} ${tried.error}`);
          if (tried.error || isNothing(tried)) continue;
          taken.add(place);
          if (!valid.mayBeNull?.[place]) wrong.push(`${what} ${brief(tried)}`);
        }
    for (const place of Object.keys(valid.mayBeNull ?? {}))
      if (!taken.has(place)) wrong.push(`${name}: ${place} is listed as what may be null, and is refused`);
  }
  expect(wrong).toEqual([]);
});

function isNothing({ answer, changed }: Tried): boolean {
  return (
    changed.length === 0 && answer.every((text) => emptyAnswers.has(text) || text?.startsWith('{"refused"'))
  );
}

const brief = ({ answer, changed }: Tried) => `${answer} ${changed}`.slice(0, 200);
