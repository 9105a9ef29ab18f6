import { once } from "node:events";
import { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { closeServer } from "../../close-server.ts";

/** A listener's query travels in its URL, up to 16 KB of it, and headers come on top. */
const maxHeaderSize = 64 * 1024;

/** Serves an app on a port of 127.0.0.1. Throws an Error naming the port when it is taken. */
export async function openPort(app: Hono, port: number) {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { maxHeaderSize } });
  if (!(server instanceof Server)) throw new Error("Expected an HTTP/1.1 server");
  server.listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch (cause) {
    throw new Error(`Port ${port} cannot be opened: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    });
  }
  return { server, close: () => closeServer(server) };
}
