import { expect, test } from "vitest";
import { followRedirects } from "./follow-redirects.ts";

const origin = "https://agency.example";

const follow = (path: string, ...moves: [source: string, destination: string, isPermanent?: boolean][]) =>
  followRedirects(
    path,
    moves.map(([source, destination, isPermanent = true]) => ({ source, destination, isPermanent })),
    origin,
  );

test("exactly this path is sent on, for good or for a while", () => {
  expect(follow("/old", ["/old", "/new"])).toEqual({ destination: "/new", isPermanent: true });
  expect(follow("/old", ["/old", "/new", false])).toEqual({ destination: "/new", isPermanent: false });
  expect(follow("/old", ["/old", "https://other.example/a?b=c"])?.destination).toBe(
    "https://other.example/a?b=c",
  );
});

test.each(["/older", "/old/page", "/"])("%s is another path", (path) => {
  expect(follow(path, ["/old", "/new"])).toBeUndefined();
});

test("a path is the same with a slash at its end, percent signs or capitals", () => {
  expect(follow("/OLD", ["/old", "/new"])?.destination).toBe("/new");
  expect(follow("/old", ["/Old", "/new"])?.destination).toBe("/new");
  expect(follow("/caf%C3%A9", ["/café", "/new"])?.destination).toBe("/new");
  expect(follow("/old/", ["/old", "/new"])?.destination).toBe("/new");
  expect(follow("/old", ["/old/", "/new"])?.destination).toBe("/new");
});

test("a chain is followed to its end, and is for good only when each step is", () => {
  expect(follow("/a", ["/a", "/b"], ["/b", "/c"])).toEqual({ destination: "/c", isPermanent: true });
  expect(follow("/a", ["/a", "/b"], ["/b", "/c", false])).toEqual({ destination: "/c", isPermanent: false });
});

test("a chain that leads back to itself is no redirect", () => {
  expect(follow("/a", ["/a", "/a"])).toBeUndefined();
  expect(follow("/a", ["/a", "/b"], ["/b", "/a"])).toBeUndefined();
  expect(follow("/a", ["/a", "/b"], ["/b", "/c"], ["/c", "/b"])).toBeUndefined();
  expect(follow("/a", ["/a", `${origin}/a/#top`])).toBeUndefined();
});

test.each([
  "javascript:alert(1)",
  "data:text/html,x",
  "//evil.example/",
  "/\\evil.example",
  "http://evil.example/",
  "https://user:word@evil.example/",
  "mailto:a@b.example",
  "#part",
  "new",
  "",
])("nobody is sent to %j", (destination) => {
  expect(follow("/old", ["/old", destination])).toBeUndefined();
});

test("incomplete redirects are passed over", () => {
  const redirects = [{ source: null, destination: null, isPermanent: null }];
  expect(followRedirects("/old", redirects, origin)).toBeUndefined();
});
