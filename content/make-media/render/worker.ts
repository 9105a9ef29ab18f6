import { parentPort, workerData } from "node:worker_threads";
import { scenes } from "../scenes/scenes.ts";
import { Bvh } from "./bvh.ts";
import { expose } from "./expose.ts";

const { name, film, first, step, size } = workerData;
const scene = await scenes[name]?.();
if (!scene) throw new Error(`No scene "${name}"`);
expose({ ...scene, ...size }, new Bvh(scene.solids), new Float32Array(film), first, step);
parentPort?.postMessage("done");
