import type { Scene } from "../render/scene.ts";
import { finLibrary, quarryHouse, stackedFlats } from "./buildings/buildings.ts";
import { consulting } from "./consulting.ts";
import { cornerPocket } from "./corner-pocket.ts";
import { customWeb } from "./custom-web.ts";
import { bedroom } from "./interiors/bedroom.ts";
import { diningRoom } from "./interiors/dining-room.ts";
import { kitchen } from "./interiors/kitchen.ts";
import { livingRoom } from "./interiors/living-room.ts";
import { lodgeRooms } from "./interiors/lodge.ts";
import { studioDesk } from "./interiors/studio-desk.ts";
import { software } from "./software.ts";
import { wordpress } from "./wordpress.ts";

export const scenes: Record<string, () => Scene | Promise<Scene>> = {
  ...lodgeRooms,
  "quarry-house": quarryHouse,
  "fin-library": finLibrary,
  "stacked-flats": stackedFlats,
  "studio-desk": studioDesk,
  "corner-pocket": cornerPocket,
  software,
  "custom-web": customWeb,
  consulting,
  wordpress,
  "living-room": () =>
    livingRoom({
      wall: "#e9e2d4",
      sofa: "#b9b09c",
      cushions: ["#b8734a", "#5d6b58", "#e9dfca"],
      chair: "#6c7a63",
      rug: "#ece4d5",
      art: ["#efe6d5", "#c4733f", "#55624f", "#d3b98c"],
    }),
  "living-room-sage": () =>
    livingRoom({
      wall: "#8d9a86",
      sofa: "#e6dcc9",
      cushions: ["#3f4f45", "#c79a5b", "#b9b09c"],
      chair: "#a8643c",
      rug: "#e2d9c6",
      art: ["#f0e8d8", "#3f4f45", "#b8603c", "#d9c49a"],
    }),
  bedroom: () =>
    bedroom({
      wall: "#d9cfbf",
      linen: "#f3eee4",
      blanket: "#a5654a",
      pillows: ["#c9b79c", "#a5654a"],
      art: ["#efe8da", "#d09a63", "#6f7c6c", "#c9bda6"],
    }),
  kitchen: () => kitchen("#47594d", "#ece5d8"),
  "dining-room": () => diningRoom("#dccfb9", "#5f6d5c"),
};
