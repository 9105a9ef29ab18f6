import { writeFileSync } from "node:fs";
import sharp from "sharp";
import { mediaFile } from "../stage/folders.ts";
import { lockup, svg } from "../stage/lockup.ts";
import { eightBall } from "./eight-ball.ts";

const ink = "#14181f";
const felt = "#0b6b4f";
const paper = "#faf8f4";

const full = eightBall({ ball: ink, pocket: felt, disc: paper, eight: ink, shine: "#6b7480" });
const reversed = eightBall({ ball: paper, pocket: "#35b58c", disc: "#0f1318", eight: paper });
const mono = eightBall({ ball: ink, pocket: ink, disc: "#fff", eight: ink });

function wordmark(mark: string, colour: string): string {
  const line = { text: "Corner Pocket", typeface: "bricolage-grotesque 800", size: 47, tracking: -0.035 };
  return lockup({ name: "Corner Pocket", colour, mark, lines: [line], gap: 14 });
}

const files: Record<string, string> = {
  logo: wordmark(full, ink),
  reversed: wordmark(reversed, paper),
  mono: wordmark(mono, ink),
  mark: svg({ name: "Corner Pocket", width: 64, height: 64, body: full }),
};

export async function makeBrand(): Promise<void> {
  for (const [name, drawing] of Object.entries(files)) {
    writeFileSync(mediaFile(`brand/${name}.svg`), drawing);
    const width = name === "mark" ? 1024 : 1600;
    const density = name === "mark" ? 1200 : 400;
    await sharp(Buffer.from(drawing), { density })
      .resize({ width })
      .png({ compressionLevel: 9, palette: true })
      .toFile(mediaFile(`brand/${name}.png`));
  }
}
