import { expect, test } from "vitest";
import { answerUnknownPath } from "./answer-unknown-path.ts";

const answer = (path: string) => answerUnknownPath(new Request(`http://localhost:3000${path}`));

test.each(["/nowhere", "/a/b/c", "/apitudes", "/services", "/caf%C3%A9?x=1.png"])("%s leads home", (path) => {
  expect(answer(path).status).toBe(307);
  expect(answer(path).headers.get("location")).toBe("/");
});

test.each([
  "/api",
  "/api/nowhere",
  "/.well-known/security.txt",
  "/.well-known/x",
  "/favicon.ico",
  "/a/wp-login.php",
])("%s is not found", (path) => {
  expect(answer(path).status).toBe(404);
  expect(answer(path).headers.get("location")).toBeNull();
});
