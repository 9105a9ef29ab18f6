import { createServer } from "node:net";
import { expect, test } from "vitest";
import { assertPortsFree } from "./ports.ts";

test("a taken port is named together with the process that holds it", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was assigned");

  await expect(assertPortsFree({ site: address.port })).rejects.toThrow(
    new RegExp(`${address.port} \\(site\\) by process ${process.pid}`),
  );

  await new Promise((resolve) => server.close(resolve));
  await expect(assertPortsFree({ site: address.port })).resolves.toBeUndefined();
});
