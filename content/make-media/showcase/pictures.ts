import { canoe, dock, lodge } from "../pictures/lake-things.ts";
import { landscapeFile } from "../pictures/landscape-file.ts";
import { renderScene } from "../render/render-scene.ts";
import { fileUrl } from "../stage/document.ts";

const wide = { width: 1440, height: 960 };
const small = { width: 900, height: 640 };
const tall = { width: 900, height: 1100 };

/** Every photograph of the lodge's site, as an `img` element. */
export async function lodgePictures() {
  const files = {
    duskLodge: await landscapeFile("dusk", 21, {
      ...wide,
      foreground: (width, height) => lodge(width, height, 1150, 0.5),
      shore: 0.5,
      relief: 0.16,
    }),
    dawnCanoe: await landscapeFile("dawn", 11, {
      ...wide,
      foreground: (width, height) => canoe(width, height, 1180),
      shore: 0.56,
      relief: 0.2,
      mist: 0.85,
    }),
    dawn: await landscapeFile("dawn", 14, { ...wide, hills: 5, relief: 0.22 }),
    day: await landscapeFile("day", 9, { ...wide, relief: 0.2 }),
    dayDock: await landscapeFile("day", 17, { ...wide, foreground: dock, relief: 0.16 }),
    dockDusk: await landscapeFile("dusk", 8, { ...tall, foreground: dock, relief: 0.14 }),
    fall: await landscapeFile("fall", 5, { ...wide, relief: 0.2 }),
    fallTall: await landscapeFile("fall", 16, { ...tall, relief: 0.18, frame: "right" }),
    night: await landscapeFile("night", 7, {
      ...wide,
      foreground: (width, height) => lodge(width, height, 1120),
      relief: 0.16,
    }),
    nightTall: await landscapeFile("night", 19, { ...tall, relief: 0.16 }),
    snow: await landscapeFile("snow", 8, { ...wide, relief: 0.24 }),
    snowLodge: await landscapeFile("snow", 23, { ...small, foreground: lodge, relief: 0.2 }),
    dawnTall: await landscapeFile("dawn", 31, { ...tall, relief: 0.18, mist: 0.9 }),
    lakeview: await renderScene("lodge-lakeview"),
    loft: await renderScene("lodge-loft"),
    cabin: await renderScene("lodge-cabin"),
    dining: await renderScene("lodge-dining"),
    lounge: await renderScene("lodge-lounge"),
  };
  const pictures = Object.entries(files).map(([name, file]) => [name, `<img src="${fileUrl(file)}">`]);
  return Object.fromEntries(pictures) as Record<keyof typeof files, string>;
}

export type LodgePictures = Awaited<ReturnType<typeof lodgePictures>>;
