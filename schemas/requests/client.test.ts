import { expect, test } from "vitest";
import { clientRequest } from "./client.ts";

const client = { name: " Durham Bakery ", website: "bakery.example", time_zone: "America/Toronto" };

test("a client's name is trimmed and its website gets its scheme", () => {
  expect(clientRequest.parse(client)).toEqual({
    name: "Durham Bakery",
    website: "https://bakery.example",
    time_zone: "America/Toronto",
  });
  expect(clientRequest.parse({ name: "X", website: "", time_zone: "" })).toEqual({
    name: "X",
    website: null,
    time_zone: null,
  });
});

test.each([
  [{ name: "  " }, "Please enter a name."],
  [{ name: "a".repeat(201) }, "Please use at most 200 characters for the name."],
  [{ name: "a\0b" }, "Please leave out unreadable characters."],
  [{ website: "javascript:alert(1)" }, "Please enter the website as an address like https://example.com."],
  [{ website: "https://" }, "Please enter the website as an address like https://example.com."],
  [{ time_zone: "Mars/Olympus" }, "Please choose a time zone from the list."],
])("%j is refused: %s", (change, message) => {
  expect(clientRequest.safeParse({ ...client, ...change }).error?.issues[0]?.message).toBe(message);
});
