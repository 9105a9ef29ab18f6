import { createServer } from "node:net";

/**
 * The first of `count` neighbouring ports that nobody listens on. They lie below those that the system gives to outgoing
 * connections, so a server that is started again finds its port free, and where browsers refuse none. The range is so wide that
 * processes which look at the same time hardly ever meet.
 */
export async function findFreePort(count = 1): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const ports = Array.from({ length: count }, (_, index) => first + index);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return first;
  }
}

export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  });
}
