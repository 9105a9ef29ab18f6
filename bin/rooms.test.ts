import { expect, test } from "vitest";
import { drawArrows } from "./stack/draw-arrows.ts";
import { listRoomFiles } from "./stack/rooms.ts";

const { arrows, circles, upwards } = drawArrows(listRoomFiles());

test("no rooms import each other in a circle, however long it is", () => {
  expect(arrows.length).toBeGreaterThan(100);
  expect(circles).toEqual([]);
});

test("in README's table each room of web/ stands above those that it imports", () =>
  expect(upwards).toEqual([]));
