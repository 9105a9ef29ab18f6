import { afterAll, expect, test } from "vitest";
import { startTestBackend } from "../../local/supabase/test-backend.ts";
import { listFunctions, tryCall } from "./try-call.ts";
import { validCalls } from "./valid-calls.ts";

// People give ids and their own words. What the product says, nobody puts into its mouth.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const { database } = backend;
const functions = (await listFunctions(database)).filter(({ isForPeople }) => isForPeople);
const textTypes = ["text", "text[]", "jsonb"];

test("of every text that a person gives to a function it is known whose words they are", () => {
  for (const { name, types } of functions) {
    const texts = Object.keys(types).filter((argument) => textTypes.includes(types[argument] ?? ""));
    expect(Object.keys(validCalls[name]?.texts ?? {}).sort(), name).toEqual(texts.sort());
  }
});

test("where a choice or a secret is asked for, words of one's own are stored nowhere", async () => {
  const marker = "Words that nobody said";
  const stored: string[] = [];
  let tries = 0;
  for (const { name, types } of functions) {
    const valid = validCalls[name];
    if (!valid) continue;
    const { keys } = await tryCall(database, { name, types, valid, caller: valid.by });
    for (const place of [...Object.keys(valid.texts ?? {}), ...keys]) {
      const [argument = ""] = place.split(".");
      const source = valid.texts?.[argument];
      if (source === "own words" || (types[place] === "jsonb" && keys.length > 0)) continue;
      const value = types[place] === "text[]" ? `{"${marker}"}` : marker;
      const { marked } = await tryCall(database, {
        name,
        types,
        valid,
        caller: valid.by,
        change: { place, value },
        marker,
      });
      stored.push(...marked.map((table) => `${name}, ${place}: ${table}`));
      tries += 1;
    }
  }
  expect(stored).toEqual([]);
  expect(tries).toBeGreaterThan(15);
});
