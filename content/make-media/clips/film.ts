import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { closePage, openPage } from "../stage/browser.ts";
import { cacheFolder, mediaFile } from "../stage/folders.ts";
import { saveWebp } from "../stage/save-webp.ts";
import { showPage } from "../stage/show-page.ts";

/** `direct` is a script that defines window.frame(seconds); `thumb` is the second that stands for the clip. */
export type Clip = { path: string; html: string; direct: string; seconds: number; thumb: number };

const rate = 24;
const stage = readFileSync(join(import.meta.dirname, "stage.browser.js"), "utf8");

/** Films a page as 1280 × 720 WebM and MP4 without sound, and keeps one frame as a thumbnail. */
export async function film({ path, html, direct, seconds, thumb }: Clip): Promise<void> {
  const folder = join(cacheFolder, "frames");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const page = await openPage(1440, 810, 8 / 9);
  try {
    await showPage(page, html);
    await page.addScriptTag({ content: `${stage}\n${direct}` });
    for (let frame = 0; frame < seconds * rate; frame++) {
      await page.evaluate(`stage.begin(${frame / rate});window.frame(${frame / rate})`);
      const name = `${String(frame).padStart(4, "0")}.jpeg`;
      writeFileSync(join(folder, name), await page.screenshot({ type: "jpeg", quality: 94 }));
    }
  } finally {
    await closePage(page);
  }
  encode(folder, `${path}.mp4`, [
    "-c:v",
    "libx264",
    "-preset",
    "slow",
    "-crf",
    "27",
    "-movflags",
    "+faststart",
  ]);
  encode(folder, `${path}.webm`, [
    "-c:v",
    "libvpx-vp9",
    "-crf",
    "38",
    "-b:v",
    "0",
    "-cpu-used",
    "3",
    "-row-mt",
    "0",
  ]);
  const still = readFileSync(join(folder, `${String(Math.round(thumb * rate)).padStart(4, "0")}.jpeg`));
  await saveWebp(still, `${path}-thumb.webp`, { width: 1280, height: 720 });
}

function encode(folder: string, path: string, codec: string[]): void {
  const frames = ["-framerate", String(rate), "-i", join(folder, "%04d.jpeg")];
  const matrix = "in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv";
  const colour = [
    "-colorspace",
    "bt709",
    "-color_primaries",
    "bt709",
    "-color_trc",
    "bt709",
    "-color_range",
    "tv",
  ];
  const picture = ["-vf", `scale=1280:720:${matrix},format=yuv420p`, "-an", "-threads", "1", ...colour];
  execFileSync("ffmpeg", ["-y", "-v", "error", ...frames, ...picture, ...codec, mediaFile(path)]);
}
