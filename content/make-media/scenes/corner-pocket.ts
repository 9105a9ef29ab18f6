import type { Scene } from "../render/scene.ts";
import { panelFace } from "../render/shapes.ts";
import { billiardBall } from "./billiard-ball.ts";
import { billiardLamps } from "./billiard-lamps.ts";
import { hallLights, poolTable } from "./pool-table.ts";

/** The 8-ball at the lip of the corner pocket. */
export async function cornerPocket(): Promise<Scene> {
  const balls = await Promise.all([
    billiardBall(8, [0.21, 0.19], [-38, 30, 8]),
    billiardBall(0, [0.72, 0.66], [0, 20, 0]),
    billiardBall(3, [0.95, 0.16], [-20, -30, 25]),
    billiardBall(10, [0.62, 0.18], [-24, 15, -30]),
    billiardBall(1, [1.35, 0.35], [-30, -10, 10]),
  ]);
  const lamps = billiardLamps();
  return {
    width: 1000,
    height: 750,
    samples: 20,
    exposure: 1.7,
    camera: {
      from: [0.95, 0.46, 1.42],
      to: [0.42, 0.13, 0.16],
      view: 34,
      lens: { radius: 0.016, focus: 1.32 },
    },
    solids: [...balls, ...poolTable(), ...hallLights(), ...lamps.slice(0, 2).map(panelFace)],
    lamps,
    sky: () => [0.012, 0.014, 0.018],
  };
}
