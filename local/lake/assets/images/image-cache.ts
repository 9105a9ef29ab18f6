import { createHash } from "node:crypto";
import { access } from "node:fs/promises";
import { join } from "node:path";
import { writeAtomically } from "../../../../process/write-atomically.ts";
import { trimDirectory } from "../trim-directory.ts";

const maxCacheBytes = 512 * 1024 * 1024;
const maxAtOnce = 2;

/** Keeps made pictures on disk, makes each one once however many ask for it, and makes only two at a time. */
export class ImageCache {
  #directory: string;
  #making = new Map<string, Promise<string>>();
  #running = 0;
  #waiting: (() => void)[] = [];
  #written = 0;

  constructor(directory: string) {
    this.#directory = directory;
    this.#trim();
  }

  /** The path of the picture that `description` names, calling `make` for its bytes when it is not there yet. */
  async find(description: object, extension: string, make: () => Promise<Buffer>): Promise<string> {
    const key = createHash("sha1").update(JSON.stringify(description)).digest("hex");
    const path = join(this.#directory, `${key}.${extension}`);
    const isKept = await access(path).then(
      () => true,
      () => false,
    );
    if (isKept) return path;
    const making = this.#making.get(path) ?? this.#make(path, make).finally(() => this.#making.delete(path));
    this.#making.set(path, making);
    return await making;
  }

  async #make(path: string, make: () => Promise<Buffer>): Promise<string> {
    if (this.#running >= maxAtOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#running += 1;
    try {
      const bytes = await make();
      await writeAtomically(join(this.#directory, "incoming"), async (file) => {
        await file.writeFile(bytes);
        return { path };
      });
      this.#written += 1;
      if (this.#written % 200 === 0) this.#trim();
      return path;
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
  #trim(): void {
    trimDirectory(this.#directory, maxCacheBytes).catch((error: unknown) => {
      console.error("The image cache could not be trimmed:", error);
    });
  }
}
