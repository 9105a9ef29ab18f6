import { expect, test } from "vitest";
import { describeColour } from "./describe-colour.ts";

test.each([
  ["#000000", "rgb(0 0 0)", "hsl(0 0% 0%)", 21],
  ["#ffffff", "rgb(255 255 255)", "hsl(0 0% 100%)", 1],
  ["#ff0000", "rgb(255 0 0)", "hsl(0 100% 50%)", 3.9],
  ["#00ff00", "rgb(0 255 0)", "hsl(120 100% 50%)", 1.3],
  ["#ff0080", "rgb(255 0 128)", "hsl(330 100% 50%)", 3.7],
  ["#0B6B4F", "rgb(11 107 79)", "hsl(163 81% 23%)", 6.5],
  ["#767676", "rgb(118 118 118)", "hsl(0 0% 46%)", 4.5],
])("%s is %s and %s, %s : 1 on white", (code, rgb, hsl, onWhite) => {
  expect(describeColour(code)).toMatchObject({ hex: code.toLowerCase(), rgb, hsl, onWhite });
});

test("the contrast with ink is the other way round", () => {
  expect(describeColour("#ffffff")?.onInk).toBe(17.7);
  expect(describeColour("#14181f")?.onInk).toBe(1);
});

test.each(["", "red", "#fff", "#12345g", "#1234567", "#000000;x:url(//e)"])("%j is no colour", (code) => {
  expect(describeColour(code)).toBeNull();
});
