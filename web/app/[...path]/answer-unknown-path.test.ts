import { expect, test } from "vitest";
import { answerUnknownPath } from "./answer-unknown-path.ts";

const answer = (path: string) => answerUnknownPath(new URL(`http://localhost:3000${path}`));

test.each(["/nowhere", "/a/b/c", "/apitudes", "/services", "/caf%C3%A9?x=1.png"])("%s leads home", (path) => {
  expect(answer(path).status).toBe(307);
  expect(answer(path).headers.get("location")).toBe("/");
});

test.each([
  "/api",
  "/api/nowhere",
  "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200",
  "/.well-known/x",
  "/favicon.ico",
  "/a/wp-login.php",
])("%s is not found", (path) => {
  expect(answer(path).status).toBe(404);
  expect(answer(path).headers.get("location")).toBeNull();
});

test("an address that moved leads to its new place with its question, for good or for a while", () => {
  const moved = (path: string, destination: string, isPermanent: boolean) => {
    const response = answerUnknownPath(new URL(`http://localhost:3000${path}`), {
      destination,
      isPermanent,
    });
    return [response.status, response.headers.get("location")];
  };
  expect(moved("/old", "/new", true)).toEqual([308, "/new"]);
  expect(moved("/old.html?utm=1", "/new", false)).toEqual([307, "/new?utm=1"]);
  expect(moved("/old?a=1", "/new?b=2#part", true)).toEqual([308, "/new?b=2#part"]);
  expect(moved("/api/old", "/new", true)).toEqual([404, null]);
});
