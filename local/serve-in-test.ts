import { once } from "node:events";
import { serve } from "@hono/node-server";
import { findFreePort } from "../process/find-free-port.ts";
import { closeServer } from "./close-server.ts";

/** Serves a handler on a free port of 127.0.0.1, for tests; `close` also ends open connections. */
export async function serveInTest(fetch: (request: Request) => Response | Promise<Response>) {
  const port = await findFreePort();
  const server = serve({ fetch, port, hostname: "127.0.0.1" });
  await once(server, "listening");
  return { url: `http://127.0.0.1:${port}`, port, close: () => closeServer(server) };
}
