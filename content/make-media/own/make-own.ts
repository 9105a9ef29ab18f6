import sharp from "sharp";
import { readScene, renderScene } from "../render/render-scene.ts";
import { fileUrl } from "../stage/document.ts";
import { mediaFile } from "../stage/folders.ts";
import { saveWebp } from "../stage/save-webp.ts";
import { photograph, screenshot } from "../stage/screenshot.ts";
import { chalkline } from "./chalkline.ts";
import { openGraph } from "./open-graph.ts";

/** The agency's own pictures: service cards, the desk, the tutorial's thumbnail and the picture for link previews. */
export async function makeOwn(): Promise<void> {
  for (const card of ["software", "custom-web", "consulting", "wordpress"]) {
    await saveWebp(await sharpened(await readScene(card)), `service-cards/${card}.webp`, {
      width: 1600,
      height: 1200,
    });
  }
  await saveWebp(await sharpened(await readScene("studio-desk")), "about/desk.webp", {
    width: 1600,
    height: 1200,
  });
  await screenshot(chalkline(), "announcement/tutorial-thumb.webp", { width: 1280, height: 720 });
  const preview = openGraph(fileUrl(await renderScene("corner-pocket")));
  const picture = await photograph(preview, { width: 1200, height: 630 });
  await sharp(picture).png({ palette: true, quality: 90, effort: 8 }).toFile(mediaFile("og/default.png"));
}

function sharpened(picture: Buffer): Promise<Buffer> {
  return sharp(picture)
    .resize(1600, 1200, { kernel: "lanczos3" })
    .sharpen({ sigma: 0.9, m1: 0.4, m2: 1.4 })
    .png()
    .toBuffer();
}
