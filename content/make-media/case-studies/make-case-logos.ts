import { writeFileSync } from "node:fs";
import { mediaFile } from "../stage/folders.ts";
import { type Lockup, lockup } from "../stage/lockup.ts";

const caseLogos: Record<string, Lockup> = {
  voltway: {
    name: "Voltway Home Electric",
    colour: "#4a53e0",
    mark: `<path d="M32 2 58 17v30L32 62 6 47V17Z"/><path fill="#ffd23f" d="M36 11 17 36h12l-3 18 21-27H34Z"/>`,
    lines: [
      { text: "voltway", typeface: "sora 800", size: 42, tracking: -0.05 },
      { text: "HOME ELECTRIC", typeface: "sora 600", size: 13.5, tracking: 0.2 },
    ],
  },
  "alder-and-oak": {
    name: "Alder & Oak Interiors",
    colour: "#94714a",
    mark: `<path d="M32 2C14 14 8 30 12 44c3 9 11 14 20 18V2Z"/><path d="M32 2c18 12 24 28 20 42-3 9-11 14-20 18V2Z" opacity=".55"/><path fill="none" stroke="#fff" stroke-width="2" d="M32 12v50M32 30 20 22M32 42 18 33M32 30l12-8M32 42l14-9"/>`,
    lines: [
      { text: "Alder & Oak", typeface: "cormorant-garamond 600", size: 46, tracking: -0.01 },
      { text: "INTERIORS", typeface: "jost 500", size: 14, tracking: 0.5 },
    ],
    leading: 0.8,
  },
  "lakeshore-wander": {
    name: "Lakeshore Wander Tours",
    colour: "#1b7f8f",
    mark: `<path d="M32 2a30 30 0 0 1 30 29H2A30 30 0 0 1 32 2Z" opacity=".35"/><path d="m2 31 17-17 10 11 8-8 25 14Z"/><path fill="none" stroke="#1b7f8f" stroke-width="4.5" stroke-linecap="round" d="M5 39c6-4 12-4 18 0s12 4 18 0 12-4 18 0M10 48c5-3 10-3 15 0s10 3 15 0 9-3 14 0M19 57c4-2.5 9-2.5 13 0s9 2.5 13 0"/>`,
    lines: [
      { text: "Lakeshore", typeface: "dm-serif-display 400", size: 40 },
      { text: "wander tours", typeface: "dm-sans 500", size: 19, tracking: 0.06 },
    ],
  },
  "the-gab-room": {
    name: "The Gab Room",
    colour: "#df4a35",
    mark: `<path d="M8 4h48a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H34L20 62V48H8a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6Z"/><path fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" d="M15 22v8M24 16v20M33 20v12M42 13v26M51 22v8"/>`,
    lines: [
      { text: "THE GAB", typeface: "archivo-black 400", size: 32, tracking: -0.02 },
      { text: "ROOM", typeface: "archivo-black 400", size: 32, tracking: -0.02 },
    ],
    leading: 0.6,
  },
};

export async function makeCaseLogos(): Promise<void> {
  for (const [slug, logo] of Object.entries(caseLogos)) {
    writeFileSync(mediaFile(`case-studies/${slug}/logo.svg`), lockup(logo));
  }
}
