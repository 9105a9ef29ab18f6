import type { Scene } from "../render/scene.ts";
import { panelFace } from "../render/shapes.ts";
import { mediaFile } from "../stage/folders.ts";
import { billiardBall } from "./billiard-ball.ts";
import { billiardLamps } from "./billiard-lamps.ts";
import { laptop } from "./laptop.ts";
import { hallLights, poolTable } from "./pool-table.ts";

/** A laptop on the cloth, showing one of the sites. */
export async function customWeb(): Promise<Scene> {
  const screen = await laptop(mediaFile("case-studies/the-gab-room/image-1.webp"), [0.95, 0.75], 0.8);
  const balls = await Promise.all([
    billiardBall(8, [0.34, 1.02], [-40, 20, 0]),
    billiardBall(0, [1.6, 1.3], [0, 0, 0]),
    billiardBall(13, [0.52, 0.62], [-30, 30, 24]),
    billiardBall(5, [1.62, 0.72], [-44, -16, -10]),
  ]);
  const lamps = billiardLamps(0.9, 1.3);
  return {
    width: 1000,
    height: 750,
    samples: 14,
    exposure: 1.5,
    camera: {
      from: [1.3, 0.72, 2.5],
      to: [0.97, 0.19, 0.85],
      view: 36,
      lens: { radius: 0.012, focus: 1.72 },
    },
    solids: [...screen, ...balls, ...poolTable(), ...hallLights(), ...lamps.slice(0, 2).map(panelFace)],
    lamps,
    sky: () => [0.012, 0.014, 0.018],
  };
}
