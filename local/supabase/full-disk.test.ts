import { execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFreePort } from "../../process/find-free-port.ts";
import { canMount, meta } from "./small-disk.ts";
import { connect } from "./test-backend.ts";
import { processEnvironment, processKeys, spawnSupabase } from "./test-process.ts";
import { fillDirectory } from "./test-snapshot.ts";

const root = mkdtempSync(join(tmpdir(), "corner-pocket-full-disk-"));
const filled = join(root, "filled");
const main = join(import.meta.dirname, "main.ts");
const service = (url: string) => connect(url, processKeys.SUPABASE_SECRET_KEY);

beforeAll(async () => {
  await fillDirectory(filled);
  const first = spawnSupabase(filled);
  await first.started;
  await first.stop();
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

// A full disk needs a small one: a file system in memory, in a name space of its own. Where that is not allowed, skipped.
test.skipIf(!canMount())(
  "on a full disk the database says so and ends, and no acknowledged row is lost",
  { meta, tags: "slow" },
  async () => {
    const [small, kept] = [join(root, "small"), join(root, "kept")];
    mkdirSync(small);
    const kilobytes =
      Number(execFileSync("du", ["-sk", filled], { encoding: "utf8" }).split("\t")[0]) + 24_000;
    const port = await findFreePort();
    const script = `mount -t tmpfs -o size=${kilobytes}k tmpfs ${small} && cp -r ${filled}/. ${small} || exit 1
      ${process.execPath} ${main}
      cp -r ${small} ${kept}`;
    const child = spawn("unshare", ["-rm", "sh", "-c", script], {
      env: processEnvironment(small, { SUPABASE_PORT: String(port) }),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    const ended = once(child, "exit");
    await expect.poll(() => output, { timeout: 120_000 }).toContain("Supabase is at");

    const acknowledged: string[] = [];
    const client = service(`http://127.0.0.1:${port}`);
    const writers = Array.from({ length: 4 }, async () => {
      for (;;) {
        const name = randomBytes(8).toString("hex");
        const message = randomBytes(6000).toString("base64");
        const { error } = await client
          .from("contact_messages")
          .insert({ name, email: "full@example.com", message });
        if (error) return;
        acknowledged.push(name);
      }
    });
    await ended;
    await Promise.all(writers);
    expect(output).toMatch(/The database has not answered for \d+ seconds: the disk of .* is full/);
    // Each is of 250 words that nobody wrote before, which the search's index takes most of the room for.
    expect(acknowledged.length).toBeGreaterThan(10);

    const again = spawnSupabase(kept);
    try {
      const stored = await readNames(await again.started);
      expect(acknowledged.filter((name) => !stored.has(name))).toEqual([]);
    } finally {
      await again.stop();
    }
  },
);

async function readNames(url: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (let from = 0; ; from += 1000) {
    const { data, error } = await service(url)
      .from("contact_messages")
      .select("name")
      .order("id")
      .range(from, from + 999);
    if (error) throw new Error(error.message);
    for (const { name } of data) names.add(String(name));
    if (data.length < 1000) return names;
  }
}
