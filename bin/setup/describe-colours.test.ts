import { expect, test } from "vitest";
import { describeColours } from "./describe-colours.ts";
import { paletteOf } from "./palette.ts";

function say(colour: string, logo?: string): string[] {
  return describeColours(colour, paletteOf(colour), logo === undefined ? undefined : Buffer.from(logo));
}

test("setup says which colours come with the agency's own", () => {
  expect(say("#0b5cad")).toEqual([
    expect.stringMatching(/^With #0b5cad come a gold, #\w{6}, .+ and a lighter #\w{6} for dark mode\.$/),
  ]);
  expect(say("#b5541c").join()).toContain("come a blue, #");
});

test("a colour that cannot be read as text is said to have another in its place", () => {
  expect(say("#ffd400")[0]).toMatch(/^#ffd400 cannot be read as text: links and buttons are #\w{6}\./);
});

test("a logo's own colours that are hard to see in dark mode are named, each once, with the way out", () => {
  const fills =
    '<path fill="#3F51B5"/><path style="fill: #3f51b5"/><path fill="#fff"/><path fill="url(#a)"/>';
  expect(say("#3f51b5", `<svg>${fills}</svg>`).slice(1)).toEqual([
    expect.stringMatching(/^Your logo has #3f51b5, which is hard to see in dark mode \(2\.\d:1\)\.$/),
    expect.stringMatching(/^If you have a version for dark backgrounds, add it .+ under Brand kit/),
  ]);
  expect(say("#3f51b5", '<svg><path fill="#ff9900"/></svg>')).toHaveLength(1);
});
