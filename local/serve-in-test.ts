import { serve } from "@hono/node-server";

/** Serves a handler on a free port between 4200 and 4299 of 127.0.0.1, for tests; `close` also ends open connections. */
export async function serveInTest(fetch: (request: Request) => Response | Promise<Response>) {
  for (;;) {
    const port = randomTestPort();
    const server = serve({ fetch, port, hostname: "127.0.0.1" });
    const isListening = await new Promise<boolean>((resolve, reject) => {
      server.once("listening", () => resolve(true));
      server.once("error", (error) =>
        "code" in error && error.code === "EADDRINUSE" ? resolve(false) : reject(error),
      );
    });
    if (!isListening) continue;
    const close = () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      });
    return { url: `http://127.0.0.1:${port}`, port, close };
  }
}

export function randomTestPort(): number {
  return 4200 + Math.floor(Math.random() * 100);
}
