import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { scenes } from "../scenes/scenes.ts";
import { cacheFolder, ensureFolderOf } from "../stage/folders.ts";
import { denoise } from "./denoise.ts";
import { develop } from "./develop.ts";
import { shareFilm } from "./film.ts";

const threads = Number(process.env.RENDER_THREADS ?? 2);
const draft = process.env.RENDER_DRAFT === "1";

/** The file of a rendered scene, made at the first call and kept until the cache is deleted. */
export async function renderScene(name: string): Promise<string> {
  const file = ensureFolderOf(join(cacheFolder, `scenes/${name}.png`));
  if (!existsSync(file)) writeFileSync(file, await render(name));
  return file;
}

async function render(name: string): Promise<Buffer> {
  const scene = await scenes[name]?.();
  if (!scene) throw new Error(`No scene "${name}"`);
  const size = draft
    ? { width: scene.width / 2, height: scene.height / 2, samples: 8 }
    : { width: scene.width, height: scene.height, samples: scene.samples };
  const { width, height } = size;
  const film = shareFilm(width, height);
  const start = performance.now();
  await Promise.all(
    Array.from({ length: threads }, (_, first) => share({ name, film, first, step: threads, size })),
  );
  console.log(`  rendered ${name} in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return develop(denoise(new Float32Array(film), width, height), width, height, scene.exposure);
}

export async function readScene(name: string): Promise<Buffer> {
  return readFileSync(await renderScene(name));
}

function share(workerData: object): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData });
    worker.once("message", () => resolve());
    worker.once("error", reject);
  });
}
