import { once } from "node:events";
import type { PostgrestSingleResponse } from "@supabase/supabase-js";
import type { Json } from "schemas/generated/database.ts";
import { expect, test } from "vitest";
import { recordOnce } from "./record-once.ts";

const rest = { count: null, status: 200, statusText: "" };
const stored: PostgrestSingleResponse<Json> = { ...rest, success: true, error: null, data: { id: "a" } };

/** A database that stores what it is told, but whose first answers, if any, come too late. */
function databaseWith(lateAnswers: number, code = "") {
  let asked = 0;
  return {
    count: () => asked,
    async ask(): Promise<PostgrestSingleResponse<Json>> {
      asked++;
      if (asked > lateAnswers) return stored;
      const error = {
        name: "",
        message: "",
        details: "",
        hint: "",
        code,
        toJSON: () => ({ name: "", message: "", details: "", hint: "", code }),
      };
      return { ...rest, success: false, error, data: null };
    },
  };
}

test("what is stored though the answer did not come is said to be stored", async () => {
  const database = databaseWith(1);
  expect(await recordOnce("key", database.ask)).toEqual({ is: "recorded" });
  expect(database.count()).toBe(2);
});

test.each([
  ["when no answer comes twice", "key", 2, "", 2],
  ["without a key, which would store it twice", null, 1, "", 1],
  ["when the database said no", "key", 1, "23514", 1],
])("%s it is asked no more and an error is told", async (_, key, late, code, asked) => {
  const database = databaseWith(late, code);
  await expect(recordOnce(key, database.ask)).rejects.toThrow("could not be stored");
  expect(database.count()).toBe(asked);
});

test("a database that does not answer is given up in time, and not asked again", async () => {
  const database = databaseWith(2);
  const hanging = async (deadline: AbortSignal) => {
    if (!deadline.aborted) await once(deadline, "abort");
    return database.ask();
  };
  await expect(recordOnce("key", hanging)).rejects.toThrow("could not be stored");
  expect(database.count()).toBe(1);
});
