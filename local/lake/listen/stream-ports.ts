import { Hono } from "hono";
import { answerError } from "../request/answer-error.ts";
import { guardRequests } from "../request/guard-requests.ts";
import { type OpenPort, openPort } from "../request/open-port.ts";
import type { Store } from "../store/store.ts";
import { createListenRoutes } from "./listen-routes.ts";
import { createLiveRoutes } from "./live-routes.ts";
import { OpenStreams } from "./open-streams.ts";
import type { StreamTickets } from "./stream-tickets.ts";

interface Options {
  store: Store;
  tickets: StreamTickets;
  host: string;
  /** The main port; the streams get the ones after it. */
  port: number;
  publicUrl: string;
  origins: ReadonlySet<string>;
  hosts: ReadonlySet<string>;
}

interface StreamPort {
  port: number;
  streams: OpenStreams;
  server: OpenPort;
}

const count = 8;

/** The ports that serve nothing but event streams, each to those who come with a ticket from the main port. */
export class StreamPorts {
  readonly #ports: StreamPort[] = [];

  /** Opens the eight ports after the main one. Throws when one of them is taken. */
  async open(options: Options): Promise<void> {
    for (let port = options.port + 1; port <= options.port + count; port++) {
      const streams = new OpenStreams(options.store);
      const app = createApp(options, streams);
      this.#ports.push({ port, streams, server: await openPort(app, port, options.host) });
    }
  }

  /** The port with the fewest streams, open or on their way. */
  choose(tickets: StreamTickets): number {
    const load = ({ port, streams }: StreamPort): number => streams.size + tickets.countExpected(port);
    const [least] = this.#ports.toSorted((a, b) => load(a) - load(b));
    if (!least) throw new Error("No stream port is open");
    return least.port;
  }

  async close(): Promise<void> {
    for (const { streams, server } of this.#ports) {
      streams.close();
      await server.close();
    }
  }
}

function createApp({ store, tickets, origins, hosts, publicUrl }: Options, streams: OpenStreams): Hono {
  const hasTicket = (url: URL): boolean => tickets.isValid(url.searchParams.get("ticket"));
  const api = new Hono();
  api.route("/", createListenRoutes(store, streams));
  api.route("/", createLiveRoutes(store, streams));
  const app = new Hono();
  app.use(guardRequests({ origins, hosts, allowsNullOrigin: hasTicket }));
  app.use(async (context, next) => {
    const url = new URL(context.req.url);
    if (hasTicket(url)) {
      tickets.use(url.searchParams.get("ticket"));
      return await next();
    }
    url.searchParams.delete("ticket");
    return context.redirect(publicUrl + url.pathname + url.search, 307);
  });
  app.route("/:apiVersion", api);
  app.onError(answerError);
  return app;
}
