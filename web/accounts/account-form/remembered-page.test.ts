import { expect, test } from "vitest";
import { rememberedPage } from "./remembered-page.ts";

const read = (from: string, referer?: string) =>
  rememberedPage(
    { from },
    new Request("https://agency.example/api/sign-in", { headers: referer ? { referer } : {} }),
  );
const login = (from: string) => `https://agency.example/login?from=${encodeURIComponent(from)}`;

test.each([
  ["", login("/projects/7?tab=files#latest"), "/projects/7?tab=files#latest"],
  ["/documentation", login("/projects/7"), "/documentation"],
  ["//evil.example", login("/projects/7"), "/projects/7"],
  ["", login("//evil.example"), ""],
  ["", login("/api/account/export"), ""],
  ["", "https://agency.example/login", ""],
  ["", "no address", ""],
  ["", undefined, ""],
])("the field %j, sent from %s, leads to %j", (from, referer, page) => {
  expect(read(from, referer)).toBe(page);
});
