import { spawn } from "node:child_process";
import { once } from "node:events";
import { buffer, text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";

type Bytes = Uint8Array<ArrayBuffer>;

/**
 * Has make-preview.ts, which is `program` for Node, make a preview of a file of this type, in a process of its own that is ended
 * when it takes 30 seconds or a gigabyte of memory. Null when it cannot be made, now and later. Throws an Error when the file could not
 * be read to its end, or when there is no such program.
 */
export async function runMaker(
  program: string[],
  type: string,
  file: AsyncIterable<Bytes>,
  { mostMs = 30_000, mostBytes = 1024 * 1024 * 1024 } = {},
): Promise<Buffer<ArrayBuffer> | null> {
  const maker = spawn(process.execPath, [...program, type, String(mostBytes)], {
    // None of the site's settings.
    env: { NODE_ENV: "production", MALLOC_ARENA_MAX: "2" },
    stdio: ["pipe", "pipe", "pipe"],
    timeout: mostMs,
    killSignal: "SIGKILL",
  });
  const ended = once(maker, "close").then(([code, signal]) => ({ code, signal }));
  let unread: unknown;
  async function* readFile() {
    try {
      yield* file;
    } catch (error) {
      unread = error;
      maker.kill("SIGKILL");
    }
  }
  // A maker that has seen enough takes no more.
  const fed = pipeline(readFile, maker.stdin).catch(() => {});
  const said = Promise.all([buffer(maker.stdout), text(maker.stderr), fed]);
  const [{ code, signal }, [preview, words]] = await Promise.all([ended, said]);
  if (unread) throw new Error("The picture could not be read", { cause: unread });
  if (code === 0) return Buffer.from(preview);
  if (signal || code === cannot) {
    console.error(`A picture has no preview: ${signal ?? words.trim().slice(0, 200)}`);
    return null;
  }
  throw new Error(`The maker of previews failed (${code}): ${words.slice(0, 500)}`);
}

/** How make-preview.ts ends when the picture is to blame. */
const cannot = 3;
