import { join } from "node:path";
import { type Context, Hono } from "hono";
import { createQueue } from "../create-queue.ts";
import { createActionRoutes } from "./actions/action-routes.ts";
import { createAssetRoutes } from "./assets/asset-routes.ts";
import { createExportRoute } from "./export/export-route.ts";
import { createHistoryRoutes } from "./history/history-routes.ts";
import { createListenRoutes, createLiveRoutes, syncTag } from "./listen/listen-routes.ts";
import { OpenStreams } from "./listen/open-streams.ts";
import { createMutateRoutes, saveDocument } from "./mutate/mutate-routes.ts";
import { createCorsCheck } from "./project/check-cors.ts";
import { createDocRoutes } from "./project/doc-routes.ts";
import { createProjectRoutes } from "./project/project-routes.ts";
import { acceptSilentSocket } from "./project/silent-socket.ts";
import { QueryPool } from "./query/query-pool.ts";
import { createQueryRoutes } from "./query/query-routes.ts";
import type { Settings } from "./read-settings.ts";
import { answerError } from "./request/answer-error.ts";
import { checkAddress, createAnonymousCheck } from "./request/check-address.ts";
import { guardRequests, isAllowedHost, isLoopback } from "./request/guard-requests.ts";
import { gatewayError } from "./request/lake-error.ts";
import { openPort } from "./request/open-port.ts";
import { sendChanges } from "./send-changes.ts";
import { databasePath } from "./store/open-database.ts";
import { Store } from "./store/store.ts";

const maxAssetBytes = 512 * 1024 * 1024;
const queryWorkers = 2;
/** How many ports there are. The Studio knows as well: studio/lake/lake-client.ts. */
const portCount = 9;

/**
 * Starts the lake on its port and on the eight after it, where it answers the same: a browser opens six connections to a
 * port, and a document that is open in the Studio holds seven event streams.
 * Returns the function that stops it. Throws when a port is taken.
 */
export async function startServer(settings: Settings): Promise<() => Promise<void>> {
  const { projectId, dataset, host, port, publicUrl } = settings;
  const store = new Store(settings.directory);
  const inTurn = createQueue();
  const queries = new QueryPool({
    path: databasePath(settings.directory),
    project: { projectId, dataset },
    maxMilliseconds: settings.queryMilliseconds,
    workers: queryWorkers,
  });
  const origins = new Set(settings.origins);
  const hosts = new Set([host, new URL(publicUrl).hostname]);
  const isAnonymous = createAnonymousCheck(settings.token, isLoopback(host));
  const streams = new OpenStreams(store);

  const webhook = settings.webhook && sendChanges(store, { ...settings.webhook, projectId, dataset });

  const api = new Hono();
  api.route("/", createListenRoutes({ store, streams, isAnonymous }));
  api.route("/", createLiveRoutes({ store, streams, isAnonymous }));
  api.route("/", createQueryRoutes({ queries, syncTag, isAnonymous }));
  api.route("/", createMutateRoutes(store, inTurn, queries));
  api.route("/", createActionRoutes(store, inTurn));
  api.route("/", createDocRoutes(store));
  api.route("/", createHistoryRoutes(store));
  api.route("/", createProjectRoutes(settings, store));
  api.route("/", createCorsCheck(origins));

  const app = new Hono();
  app.use(guardRequests({ origins, hosts }));
  app.use(checkAddress({ projectId, dataset, isAnonymous }));
  app.route(
    "/",
    createAssetRoutes({
      projectId,
      dataset,
      directory: join(settings.directory, "assets"),
      publicUrl,
      maxBytes: maxAssetBytes,
      saveDocument: (document) => saveDocument(store, inTurn, { ...document }),
    }),
  );
  app.route("/", createExportRoute({ documents: () => store.documents() }));
  app.route("/:apiVersion{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}", api);
  app.notFound(refuseUnknown);
  app.onError(answerError);

  const ports = await Promise.all(
    Array.from({ length: portCount }, (_, after) => openPort(app, port + after, host)),
  );
  for (const { server } of ports)
    acceptSilentSocket(server, ({ headers }) => {
      return (
        isAllowedHost(headers.host, hosts) && (headers.origin === undefined || origins.has(headers.origin))
      );
    });
  return async () => {
    streams.close();
    await Promise.all(ports.map(({ close }) => close()));
    await webhook?.stop();
    await queries.close();
    store.close();
  };
}

function refuseUnknown(context: Context): Response {
  return answerError(gatewayError(404, `Not found: ${context.req.method} ${context.req.path}`), context);
}
