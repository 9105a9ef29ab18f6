import {
  type ClientConfig,
  createClient,
  type ObservableSanityClient,
  type SanityClient,
} from "@sanity/client";

const portCount = 9;

/**
 * A client of the local content lake at `apiHost`. Its listeners go to the ports after the lake's own, in turn: a browser opens
 * six connections to a port, an open document holds seven listeners, and pictures would wait behind them.
 */
export function createLakeClient(options: ClientConfig, apiHost: string): SanityClient {
  let next = Math.floor(Math.random() * portCount);
  const nextHost = () => portAfter(apiHost, 1 + (next++ % (portCount - 1)));
  return listenElsewhere(createClient({ ...options, apiHost, useProjectHostname: false }), nextHost);
}

/** Changes what this one client and those made of it do; the class stays as it is. */
function listenElsewhere<Client extends SanityClient | ObservableSanityClient>(
  client: Client,
  nextHost: () => string,
): Client {
  const derive = client.withConfig.bind(client);
  Object.assign(client, {
    withConfig: (config: ClientConfig) => listenElsewhere(derive(config), nextHost),
    listen: (...what: Parameters<SanityClient["listen"]>) => derive({ apiHost: nextHost() }).listen(...what),
  });
  if ("observable" in client) listenElsewhere(client.observable, nextHost);
  return client;
}

function portAfter(address: string, by: number): string {
  const url = new URL(address);
  url.port = String(Number(url.port) + by);
  return url.origin;
}
