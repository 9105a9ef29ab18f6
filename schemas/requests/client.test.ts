import { expect, test } from "vitest";
import { clientRequest } from "./client.ts";

const client = { name: " Elm Bakery ", website: "bakery.example", time_zone: "America/Toronto" };

test("a client's name is trimmed and its website gets its scheme", () => {
  expect(clientRequest.parse(client)).toEqual({
    name: "Elm Bakery",
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
  [{ name: "  " }, "clientName"],
  [{ name: "a".repeat(201) }, "clientNameLength"],
  [{ name: "a\0b" }, "unreadable"],
  [{ website: "javascript:alert(1)" }, "website"],
  [{ website: "https://" }, "website"],
  [{ time_zone: "Mars/Olympus" }, "timeZone"],
])("%j is refused: %s", (change, message) => {
  expect(clientRequest.safeParse({ ...client, ...change }).error?.issues[0]?.message).toBe(message);
});
