import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { endProcess } from "../../process/end-process.ts";
import { findFreePort } from "../../process/find-free-port.ts";
import { canMount, meta } from "./small-disk.ts";
import { connect } from "./test-backend.ts";
import { processEnvironment, processKeys, spawnSupabase } from "./test-process.ts";
import { fillDirectory } from "./test-snapshot.ts";

const root = mkdtempSync(join(tmpdir(), "corner-pocket-storage-"));
const filled = join(root, "filled");
const folder = "00000000-0000-4000-8000-0000000000a1/00000000-0000-4000-8000-000000000101";
const guide = `${folder}/00000000-0000-4000-8000-000000000401`;
const added = `${folder}/00000000-0000-4000-8000-0000000004ff`;
const megabyte = new Uint8Array(1024 * 1024);
const processes: { stop(signal?: NodeJS.Signals): Promise<unknown> }[] = [];

// Made once. Tests that kill the process or fill its disk work on a copy, the others share one that runs.
let shared: { directory: string; url: string; stop(): Promise<unknown> };
beforeAll(async () => {
  await fillDirectory(filled);
  const first = spawnSupabase(filled);
  await first.started;
  await first.stop();
  const running = spawnSupabase(copy("shared"));
  shared = { directory: join(root, "shared"), url: await running.started, stop: running.stop };
});
afterEach(async () => {
  for (const each of processes.splice(0)) await each.stop("SIGKILL");
});
afterAll(async () => {
  await shared.stop();
  rmSync(root, { recursive: true, force: true });
});

function copy(name: string): string {
  cpSync(filled, join(root, name), { recursive: true });
  return join(root, name);
}

async function start(
  directory: string,
): Promise<{ url: string; stop(signal?: NodeJS.Signals): Promise<unknown> }> {
  const started = spawnSupabase(directory);
  processes.push(started);
  return { url: await started.started, stop: started.stop };
}

const key = processKeys.SUPABASE_SECRET_KEY;

function ask(url: string, path: string, init: RequestInit = {}): Promise<Response> {
  return fetch(`${url}/storage/v1/object/${path}`, {
    ...init,
    headers: { apikey: key, Authorization: `Bearer ${key}`, "Content-Type": "text/plain" },
  });
}

type Body = string | Uint8Array<ArrayBuffer> | ReadableStream;

function upload(url: string, path: string, body: Body): Promise<Response> {
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half" };
  return ask(url, `project-files/${path}`, init);
}

function megabytes(count: number): ReadableStream<Uint8Array> {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      if (sent++ < count) controller.enqueue(megabyte);
      else controller.close();
    },
  });
}

/** Sends eight megabytes and then nothing more, without ending the file, until it is given up. */
function beginUpload(url: string, signal?: AbortSignal): { sent: Promise<void>; ended: Promise<unknown> } {
  let tell = () => {};
  const sent = new Promise<void>((resolve) => {
    tell = resolve;
  });
  let left = 8;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (left-- > 0) return controller.enqueue(megabyte);
      tell();
      return new Promise(() => {});
    },
  });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, duplex: "half", signal };
  return { sent, ended: ask(url, `project-files/${added}`, init).catch(() => null) };
}

function filesIn(directory: string): string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}

test("the seed's files are there, and their sizes and hashes are those of their rows", async () => {
  const { url } = shared;
  const { data } = await connect(url, key).from("project_files").select("path, size, sha256");
  expect(data?.length).toBeGreaterThan(3);
  for (const { path, size, sha256 } of data ?? []) {
    const bytes = await (await ask(url, `project-files/${path}`)).arrayBuffer();
    expect(bytes.byteLength).toBe(size);
    const digest = Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
    expect(digest).toBe(sha256);
  }
});

test("bytes are counted while they arrive, and the connection goes on after a refusal", async () => {
  const { directory, url } = shared;
  const before = filesIn(join(directory, "storage"));
  for (const body of [megabytes(51), new Uint8Array(51 * 1024 * 1024)]) {
    expect(await (await upload(url, added, body)).json()).toMatchObject({ statusCode: "413" });
    expect(filesIn(join(directory, "storage"))).toEqual(before);
  }
  expect((await upload(url, added, megabytes(50))).status).toBe(200);
  const file = await (await ask(url, `project-files/${added}`)).arrayBuffer();
  expect(file.byteLength).toBe(50 * 1024 * 1024);
  await connect(url, key).storage.from("project-files").remove([added]);
  expect(filesIn(join(directory, "storage"))).toEqual(before);
});

test("guessed paths, traversal and worn-out links are told nothing", async () => {
  const { url } = shared;
  for (const path of [
    "project-files/..%2f..%2fdatabase",
    "project-files/%2e%2e/%2e%2e/database",
    "project-files/%252e%252e%252fdatabase",
    `project-files/${guide}%00`,
    `project-files/${guide}/`,
    `sign/project-files/${guide}?token=forged`,
    `sign/project-files/${guide}`,
    `public/project-files/${guide}`,
    `upload/sign/project-files/${guide}?token=forged`,
  ]) {
    const { status } = await ask(url, path, { method: path.startsWith("upload") ? "PUT" : "GET" });
    expect([400, 403, 404], path).toContain(status);
  }
  const expired = await ask(url, `sign/project-files/${guide}`, { method: "POST" });
  expect(expired.ok).toBe(false);
});

test("killed with -9 in the middle of an upload it keeps no part of the file, and the same upload works afterwards", async () => {
  const directory = copy("killed");
  const before = filesIn(join(directory, "storage"));
  const first = await start(directory);
  await beginUpload(first.url).sent;
  await waitFor(() => filesIn(join(directory, "storage", "arriving")).length > 0);
  await first.stop("SIGKILL");

  const { url } = await start(directory);
  expect(filesIn(join(directory, "storage"))).toEqual(before);
  expect((await ask(url, `project-files/${added}`)).status).toBe(400);
  expect((await upload(url, added, "whole")).status).toBe(200);
  expect(await (await ask(url, `project-files/${added}`)).text()).toBe("whole");
});

test("an upload whose sender goes away leaves nothing", async () => {
  const { directory, url } = shared;
  const before = filesIn(join(directory, "storage"));
  const controller = new AbortController();
  const upload = beginUpload(url, controller.signal);
  await upload.sent;
  await waitFor(() => filesIn(join(directory, "storage", "arriving")).length > 0);
  controller.abort();
  await upload.ended;
  await waitFor(() => filesIn(join(directory, "storage")).length === before.length);
  expect((await ask(url, `project-files/${added}`)).status).toBe(400);
});

// A full disk needs a small one: a file system in memory, in a name space of its own. Where that is not allowed, skipped.
test.skipIf(!canMount())(
  "on a full disk it says so, keeps no part of the file, and goes on",
  { meta },
  async () => {
    const directory = copy("full");
    const storage = join(directory, "storage");
    const port = await findFreePort();
    const script = `cp -r ${storage} ${root}/kept && mount -t tmpfs -o size=3m tmpfs ${storage} &&
    cp -r ${root}/kept/. ${storage} && exec ${process.execPath} ${join(import.meta.dirname, "main.ts")}`;
    const child = spawn("unshare", ["-rm", "sh", "-c", script], {
      env: processEnvironment(directory, { SUPABASE_PORT: String(port) }),
      stdio: "ignore",
    });
    processes.push({ stop: (signal) => endProcess(child, signal) });
    const url = `http://127.0.0.1:${port}`;
    await waitFor(async () => (await fetch(url).catch(() => null)) !== null);

    expect((await upload(url, added, megabytes(8))).status).toBe(500);
    expect((await ask(url, `project-files/${added}`)).status).toBe(400);
    expect((await upload(url, added, "small")).status).toBe(200);
    expect((await ask(url, `project-files/${guide}`)).status).toBe(200);
  },
);

async function waitFor(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isTrue())) await new Promise((resolve) => setTimeout(resolve, 20));
}
