import { spawn } from "node:child_process";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startLakeInTest } from "./start-lake-in-test.ts";

/** What a lake says that cannot start, and the code it ends with. */
async function startWrongly(environment: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], { env: environment });
  let said = "";
  child.stderr.on("data", (text) => {
    said += text;
  });
  const code = await new Promise((resolve) => child.once("close", resolve));
  return { code, said: said.trim() };
}

test("a directory in use is refused by name, and the lake that holds it goes on", async () => {
  const lake = await startLakeInTest();
  onTestFinished(() => lake.stop());
  const { code, said } = await startWrongly({ LAKE_DIRECTORY: lake.directory, LAKE_PORT: "4198" });
  expect(code).toBe(1);
  expect(said).toContain(`${lake.directory} is in use by process`);
  expect(await lake.client.fetch("1 + 1")).toBe(2);
});

test("a taken port is refused by number", async () => {
  const holder = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => {
    holder.close();
  });
  const address = await new Promise<ReturnType<typeof holder.address>>((resolve) =>
    holder.once("listening", () => resolve(holder.address())),
  );
  if (typeof address !== "object" || !address) throw new Error("Expected a port");
  const directory = await mkdtemp(join(tmpdir(), "lake-"));
  const { code, said } = await startWrongly({ LAKE_DIRECTORY: directory, LAKE_PORT: String(address.port) });
  expect(code).toBe(1);
  expect(said).toContain(`Port ${address.port} cannot be opened`);
});

test("a wrong setting is refused by its name", async () => {
  expect((await startWrongly({ LAKE_PORT: "4198" })).said).toBe("LAKE_DIRECTORY must be set");
  const secretless = { LAKE_DIRECTORY: "unused", LAKE_WEBHOOK_URL: "http://localhost:3000/api/revalidate" };
  expect((await startWrongly(secretless)).said).toContain("LAKE_WEBHOOK_SECRET");
  expect((await startWrongly({ LAKE_DIRECTORY: "unused", LAKE_PORT: "many" })).said).toContain("LAKE_PORT");
});
