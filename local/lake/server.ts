import { once } from "node:events";
import type { Server } from "node:http";
import { join } from "node:path";
import { createAdaptorServer } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { createAssetRoutes } from "./assets/asset-routes.ts";
import { createMutateRoutes } from "./mutate/mutate-routes.ts";
import { saveDocument } from "./mutate/save-document.ts";
import { WriteQueue } from "./mutate/write-queue.ts";
import { createDocRoutes } from "./project/doc-routes.ts";
import { createProjectRoutes } from "./project/project-routes.ts";
import { QueryPool } from "./query/query-pool.ts";
import { createQueryRoutes } from "./query/query-routes.ts";
import type { Settings } from "./read-settings.ts";
import { isLoopback } from "./request/allowed-hosts.ts";
import { answerError } from "./request/answer-error.ts";
import { createAnonymousCheck } from "./request/check-token.ts";
import { guardRequests } from "./request/guard-requests.ts";
import { gatewayError } from "./request/lake-error.ts";
import { databasePath } from "./store/open-database.ts";
import { Store } from "./store/store.ts";

/** Starts the lake on its port and on the eight stream ports after it. Returns the function that stops it. */
export async function startServer(settings: Settings): Promise<() => Promise<void>> {
  const { projectId, dataset } = settings;
  const store = new Store(settings.directory);
  const queue = new WriteQueue();
  const queries = new QueryPool({
    path: databasePath(settings.directory),
    project: { projectId, dataset },
    maxMilliseconds: settings.queryMilliseconds,
    workers: 2,
  });
  const origins = new Set(settings.origins);
  const hosts = new Set([settings.host, new URL(settings.publicUrl).hostname]);
  const isAnonymous = createAnonymousCheck(settings.token, isLoopback(settings.host));

  const api = new Hono();
  api.route("/", createQueryRoutes({ queries, syncTag: "s1:all", isAnonymous }));
  api.route("/", createMutateRoutes(store, queue, queries));
  api.route("/", createDocRoutes(store));
  api.route("/", createProjectRoutes(settings, store));

  const app = new Hono();
  app.use(guardRequests({ origins, hosts }));
  app.route(
    "/",
    createAssetRoutes({
      projectId,
      dataset,
      directory: join(settings.directory, "assets"),
      publicUrl: settings.publicUrl,
      maxBytes: 512 * 1024 * 1024,
      saveDocument: (document) => saveDocument(store, queue, { ...document }),
    }),
  );
  app.route("/:apiVersion{v(?:1|X|\\d{4}-\\d{2}-\\d{2})}", api);
  app.notFound(refuseUnknown);
  app.onError(answerError);

  const server = await listen(app, settings.port, settings.host);
  return async () => {
    await close(server);
    await queries.close();
    store.close();
  };
}

function refuseUnknown(context: Context): Response {
  return answerError(gatewayError(404, `Not found: ${context.req.method} ${context.req.path}`), context);
}

async function listen(app: Hono, port: number, host: string): Promise<Server> {
  const server = createAdaptorServer({ fetch: app.fetch, serverOptions: { maxHeaderSize: 64 * 1024 } });
  if (!("closeAllConnections" in server)) throw new Error("Expected an HTTP/1.1 server");
  server.listen(port, host);
  await once(server, "listening");
  return server;
}

async function close(server: Server): Promise<void> {
  const closed = once(server, "close");
  server.close();
  server.closeAllConnections();
  await closed;
}
