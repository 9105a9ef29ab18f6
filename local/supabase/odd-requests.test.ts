import { afterAll, expect, test } from "vitest";
import { accounts, startTestBackend } from "./test-backend.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const client = await backend.signIn(accounts.ownClient);

test.each([
  [
    "an array compared with an object",
    () => client.from("notification_settings").select().neq("mailed_kinds", "{}"),
  ],
  ["a column with a zero byte", () => client.from("projects").select("na\0me")],
  [
    "an array for a text",
    () =>
      client
        .from("users")
        .update({ phone: ["1", "2"] })
        .gt("created_at", "2000-01-01"),
  ],
  [
    "an object for a text",
    () =>
      client
        .from("users")
        .update({ phone: { a: [1] } })
        .gt("created_at", "2000-01-01"),
  ],
  ["an object for an array", () => client.rpc("set_mailed_kinds", { kinds: { a: 1 } })],
  ["objects in an array", () => client.rpc("set_mailed_kinds", { kinds: [{ a: 1 }] })],
  ["an object for a number", () => client.rpc("list_projects", { most: { a: 1 } })],
  ["an object for an id", () => client.rpc("next_call", { of_client: { a: 1 } })],
])("after %s the database answers the next request", async (_, ask) => {
  await ask();
  const next = await client.from("projects").select("id").limit(1);
  expect(next.error).toBeNull();
});

// The API behind the bridges reads an encoded letter as the letter, and they do not.
test.each([
  "/%61uth/v1/user",
  "/auth/v1/%75ser",
  "/auth/v%31/user",
  "/auth/v1/%74oken?grant_type=password",
  "/auth/v1/f%61ctors",
  "/%72est/v1/projects",
  "/%73torage/v1/bucket",
  "/%5Fsystem/info",
  "/%5fsystem/info",
  "/_sys%74em/info",
])("nobody gets past what guards it by the address %s", async (path) => {
  const { data } = await client.auth.getSession();
  for (const method of ["GET", "POST", "PUT"]) {
    const response = await fetch(`${backend.url}${path}`, {
      method,
      headers: { apikey: backend.publishableKey, authorization: `Bearer ${data.session?.access_token}` },
      ...(method !== "GET" && { body: "{}" }),
    });
    expect([method, response.status]).toEqual([method, 404]);
  }
});
