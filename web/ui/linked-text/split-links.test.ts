import { expect, test } from "vitest";
import { splitLinks } from "./split-links.ts";

const links = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

test.each([
  ["See https://voltway.example/status.", ["https://voltway.example/status"]],
  ["(https://a.example/b)", ["https://a.example/b"]],
  ["https://a.example/wiki/Pool_(game)!", ["https://a.example/wiki/Pool_(game)"]],
  [
    "two: http://a.example, https://b.example/?q=1&r=2#x",
    ["http://a.example", "https://b.example/?q=1&r=2#x"],
  ],
  ["javascript:alert(1) data:text/html,x //e.example ftp://e.example", []],
  ["https://bank.example@evil.example/", []],
  ['https://a.example/"><script>', ["https://a.example/"]],
  ["https:// alone", []],
])("the links of %j", (text, expected) => {
  expect(links(text)).toEqual(expected);
});

test("nothing of a text is lost or doubled", () => {
  const text = "Look: https://a.example/x, then\nhttps://b.example. Done <b>";
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(""),
  ).toBe(text);
});
