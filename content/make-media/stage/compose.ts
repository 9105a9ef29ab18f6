import { join } from "node:path";
import { dataUrl, document } from "./document.ts";
import { screenshot } from "./screenshot.ts";

export type Device = {
  kind: "browser" | "phone" | "tablet";
  picture: Buffer;
  left: number;
  top: number;
  width: number;
  turn?: number;
  address?: string;
};
export type Backdrop = { background: string; glows?: [string, number, number, number][] };

function frame({ kind, picture, left, top, width, turn = 0, address = "" }: Device): string {
  const bar = kind === "browser" ? `<div class="bar"><i></i><i></i><i></i><span>${address}</span></div>` : "";
  const place = `left:${left}px;top:${top}px;width:${width}px;transform:rotate(${turn}deg)`;
  return `<div class="${kind}" style="${place}">${bar}<img src="${dataUrl(picture)}"></div>`;
}

/** Screens shown in device frames on a coloured ground, 1600 × 1000. */
export async function compose(path: string, backdrop: Backdrop, devices: Device[]): Promise<void> {
  const glows = (backdrop.glows ?? [])
    .map(
      ([colour, x, y, size]) =>
        `<div class="glow" style="left:${x - size / 2}px;top:${y - size / 2}px;width:${size}px;height:${size}px;background:${colour}"></div>`,
    )
    .join("");
  const html = document({
    typefaces: ["dm-sans 400"],
    style: join(import.meta.dirname, "device.css"),
    attributes: `style="--backdrop:${backdrop.background}"`,
    body: glows + devices.map(frame).join(""),
  });
  await screenshot(html, path, { width: 1600, height: 1000 });
}
