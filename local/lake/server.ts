import { join } from "node:path";
import { type Context, Hono } from "hono";
import { createQueue } from "../../process/create-queue.ts";
import { isLocalHost } from "../is-local-host.ts";
import { createActionRoutes } from "./actions/action-routes.ts";
import { createAssetRoutes } from "./assets/asset-routes.ts";
import { createExportRoute } from "./export/export-route.ts";
import { createHistoryRoutes } from "./history/history-routes.ts";
import { createListenRoutes, createLiveRoutes, syncTag } from "./listen/listen-routes.ts";
import { OpenStreams } from "./listen/open-streams.ts";
import { createMutateRoutes, saveDocument } from "./mutate/mutate-routes.ts";
import { createDocRoutes } from "./project/doc-routes.ts";
import { createProjectRoutes } from "./project/project-routes.ts";
import { acceptSilentSocket } from "./project/silent-socket.ts";
import { QueryPool } from "./query/query-pool.ts";
import { createQueryRoutes } from "./query/query-routes.ts";
import type { Settings } from "./read-settings.ts";
import { checkAddress, createAnonymousCheck } from "./request/check-address.ts";
import { guardRequests } from "./request/guard-requests.ts";
import { answerError, gatewayError } from "./request/lake-error.ts";
import { openPort } from "./request/open-port.ts";
import type { Change } from "./store/lake-document.ts";
import { databasePath } from "./store/open-database.ts";
import { Store } from "./store/store.ts";
import { createWebhookDelivery, type WebhookDelivery } from "./webhook/create-webhook-delivery.ts";
import type { Projected } from "./webhook/project-change.ts";
import type { WebhookTarget } from "./webhook/send-webhook.ts";

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
  const { projectId, dataset, port, publicUrl } = settings;
  const store = new Store(settings.directory);
  const inTurn = createQueue();
  const queries = new QueryPool({
    path: databasePath(settings.directory),
    project: { projectId, dataset },
    maxMilliseconds: settings.queryMilliseconds,
    workers: queryWorkers,
  });
  const origins = new Set(settings.origins);
  const isAnonymous = createAnonymousCheck(settings.token);
  const streams = new OpenStreams(store);

  const webhook = settings.webhook && sendChanges(store, { ...settings.webhook, projectId, dataset });

  const api = new Hono();
  api.route("/", createListenRoutes({ store, streams, isAnonymous }));
  api.route("/", createLiveRoutes({ store, streams, isAnonymous }));
  api.route("/", createQueryRoutes({ queries, syncTag, isAnonymous }));
  api.route("/", createMutateRoutes(store, inTurn, queries));
  api.route("/", createActionRoutes(store, inTurn));
  api.route("/", createDocRoutes(store));
  api.route("/", createExportRoute(store));
  api.route("/", createHistoryRoutes(store));
  api.route("/", createProjectRoutes({ projectId, dataset, origins }, store));

  const app = new Hono();
  app.use(guardRequests(origins));
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
  app.route("/:apiVersion{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}", api);
  app.notFound(refuseUnknown);
  app.onError(answerError);

  const ports = await Promise.all(
    Array.from({ length: portCount }, (_, after) => openPort(app, port + after)),
  );
  for (const { server } of ports)
    acceptSilentSocket(server, ({ headers }) => {
      return isLocalHost(headers.host) && (headers.origin === undefined || origins.has(headers.origin));
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

/** Has every commit announced to the site. What is to be sent is written with the documents, so none is forgotten. */
function sendChanges(store: Store, target: WebhookTarget & Projected): WebhookDelivery {
  const delivery = createWebhookDelivery({ ...target, database: store.database });
  store.beforeCommit = ({ transactionId, timestamp, changes }) => {
    for (const change of changes) {
      const { documentId, before, after } = change;
      delivery.enqueue({
        transactionId,
        documentId,
        timestamp,
        before,
        after,
        operation: operationOf(change),
      });
    }
  };
  delivery.start();
  return delivery;
}

function operationOf({ before, after }: Change): "create" | "update" | "delete" {
  if (!after) return "delete";
  return before ? "update" : "create";
}
