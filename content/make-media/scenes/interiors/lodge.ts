import { gloss, matte } from "../../render/material.ts";
import type { Scene } from "../../render/scene.ts";
import { boards, wood } from "../patterns.ts";
import { bedroom } from "./bedroom.ts";
import { diningRoom } from "./dining-room.ts";
import { fireside } from "./fireside.ts";

const panelling = gloss(wood("#a9743f", "#74481f", "x"), 0.5);
const darkFloor = matte(boards("#8f5f37", "#5f3a1d", 0.2));

/** Shown small, so drawn smaller than the case studies' rooms. */
const small = (scene: Scene): Scene => ({ ...scene, width: 840, height: 560, samples: 16 });

export const lodgeRooms: Record<string, () => Scene> = {
  "lodge-lakeview": () =>
    small(
      bedroom({
        wall: panelling,
        linen: "#f1ece1",
        blanket: "#3d5a52",
        pillows: ["#b5532a", "#3d5a52"],
        art: ["#e8dfcb", "#c98a4a", "#3d5a52", "#8fb0b4"],
        floor: darkFloor,
      }),
    ),
  "lodge-loft": () =>
    small(
      bedroom({
        wall: "#ece3d3",
        linen: "#efe9dc",
        blanket: "#a8362a",
        pillows: ["#2f3d4a", "#a8362a"],
        art: ["#dfe4e2", "#f0b25a", "#2f3d4a", "#6f8a92"],
        floor: darkFloor,
        beams: true,
      }),
    ),
  "lodge-cabin": () =>
    small(
      bedroom({
        wall: panelling,
        linen: "#e9e1d0",
        blanket: "#c9992b",
        pillows: ["#5c4632", "#c9992b"],
        art: ["#efe6d2", "#a8362a", "#5d6b45", "#c9b27a"],
        floor: darkFloor,
        beams: true,
      }),
    ),
  "lodge-dining": () => small(diningRoom("#9c6f43", "#6b2f22", true)),
  "lodge-lounge": () => small(fireside()),
};
