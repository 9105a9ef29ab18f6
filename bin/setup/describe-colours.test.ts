import { expect, test } from "vitest";
import { describeColours } from "./describe-colours.ts";
import type { Look } from "./look.ts";
import { paletteOf } from "./palette.ts";

function say(colour: string, logo?: string, look?: Look): string[] {
  return describeColours(colour, paletteOf(colour, look), logo === undefined ? undefined : Buffer.from(logo));
}

test("setup says which colours come with the agency's own", () => {
  expect(say("#0b5cad")).toEqual([
    "Buttons and panels are #0b5cad with white words.",
    expect.stringMatching(
      /^With #0b5cad come a gold, #\w{6}, .+ and a lighter #\w{6} for words in dark mode\.$/,
    ),
  ]);
  expect(say("#b5541c").join()).toContain("come a blue, #");
});

test("of a colour that cannot be read as text is said where it is used, and what takes its place", () => {
  expect(say("#ffd400").slice(0, 2)).toEqual([
    "Buttons and panels are #ffd400 with dark words.",
    expect.stringMatching(/^Links and small words are #\w{6}, since #ffd400 could not be read there\.$/),
  ]);
  expect(say("#f7f7f7")[0]).toMatch(
    /^#f7f7f7 is nearly white: pages are #f7f7f7, buttons and panels #\w{6}\.$/,
  );
  expect(say("#777777")[0]).toMatch(
    /^Buttons and panels are #767676, which is next to it, with white words\.$/,
  );
});

test("who was set up before is told how colours are made now", () => {
  expect(say("#ffd400", undefined, "first").slice(0, 2)).toEqual([
    expect.stringMatching(/^#ffd400 cannot be read as text: links and buttons are #\w{6}\.$/),
    expect.stringContaining("npm run setup -- --look new"),
  ]);
});

test.each([
  ["<svg><text>Rh</text></svg>", true],
  ["<svg><text\nx='1'>Rh</text></svg>", true],
  ["<svg><TEXT x='1'/></svg>", true],
  ["<svg><path id='text' d='M0 0'/></svg>", false],
  ["<svg><textPath href='#a'/></svg>", false],
  [undefined, false],
])("of the logo %j setup says %j that its text is drawn anew by each device", (logo, isSaid) => {
  expect(say("#0b5cad", logo).join().includes("Save it with its text as outlines")).toBe(isSaid);
});

test("a logo's own colours that are hard to see in dark mode are named, each once, with the way out", () => {
  const fills =
    '<path fill="#3F51B5"/><path style="fill: #3f51b5"/><path fill="#fff"/><path fill="url(#a)"/>';
  expect(say("#3f51b5", `<svg>${fills}</svg>`).slice(2)).toEqual([
    expect.stringMatching(/^Your logo has #3f51b5, which is hard to see in dark mode \(2\.\d:1\)\.$/),
    expect.stringMatching(/^If you have a version for dark backgrounds, add it .+ under Brand kit/),
  ]);
  expect(say("#3f51b5", '<svg><path fill="#ff9900"/></svg>')).toHaveLength(2);
});

test.each([
  ['<path fill="none" stroke="#3b2a6b"/>', "#3b2a6b"],
  ['<style>.a{stroke:navy}</style><path class="a" fill="#fff"/>', "navy"],
  ['<stop stop-color="rgb(10, 20, 30)"/>', "rgb(10, 20, 30)"],
  ['<path fill="hsl(250 40% 20%)"/>', "hsl(250 40% 20%)"],
  ['<path d="M0 0h9v9z"/>', "black"],
])("in %j it sees %s", (drawn, colour) => {
  expect(say("#3f51b5", `<svg>${drawn}</svg>`)[2]).toContain(`Your logo has ${colour}, which is hard to see`);
});
