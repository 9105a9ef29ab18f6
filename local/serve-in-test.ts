import { once } from "node:events";
import { createServer } from "node:net";
import { serve } from "@hono/node-server";
import { closeServer } from "./close-server.ts";

/** Serves a handler on a free port of 127.0.0.1, for tests; `close` also ends open connections. */
export async function serveInTest(fetch: (request: Request) => Response | Promise<Response>) {
  const port = await findFreePort();
  const server = serve({ fetch, port, hostname: "127.0.0.1" });
  await once(server, "listening");
  return { url: `http://127.0.0.1:${port}`, port, close: () => closeServer(server) };
}

let asked = 0;

/** A free port from the ten (of 4200 to 4259) that belong to this test worker, so that files running at once never meet. */
export async function findFreePort(): Promise<number> {
  const first = 4200 + (Number(process.env.VITEST_POOL_ID ?? 1) % 6) * 10;
  for (;;) {
    const port = first + (asked++ % 10);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once("error", () => resolve(false));
      probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}
