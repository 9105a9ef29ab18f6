import { readFileSync } from "node:fs";
import { renderScene } from "../render/render-scene.ts";
import { saveWebp } from "../stage/save-webp.ts";
import { photograph } from "../stage/screenshot.ts";
import { rowan } from "./rowan.ts";

export async function makePortrait(): Promise<void> {
  const hall = readFileSync(await renderScene("corner-pocket")).toString("base64");
  const page = `<!doctype html><style>body{margin:0}</style>${rowan(`data:image/png;base64,${hall}`)}`;
  await saveWebp(await photograph(page, { width: 1200, height: 1500 }), "portrait.webp", {
    width: 1200,
    height: 1500,
    quality: 82,
  });
}
