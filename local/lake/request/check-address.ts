import { timingSafeEqual } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { gatewayError } from "./lake-error.ts";

interface Options {
  projectId: string;
  dataset: string;
  isAnonymous: (context: Context) => boolean;
}

const datasetInPath =
  /^\/v[^/]+\/(?:data\/(?:query|mutate|actions|doc|listen|export|history|live\/events)|assets\/\w+)\/([^/]+)/;
const forEverybody = /^\/v[^/]+\/(?:data\/(?:query|listen|live|ping)\/|check\/cors)/;

/** Refuses other projects and datasets with a 404, and whatever only an editor may do with a 401. */
export function checkAddress({ projectId, dataset, isAnonymous }: Options) {
  return createMiddleware(async (context, next) => {
    const { path } = context.req;
    const project = context.req.header("x-sanity-project-id");
    if (project !== undefined && project !== projectId)
      throw gatewayError(404, `Project "${project}" not found`);
    const name = datasetInPath.exec(path)?.[1];
    if (name !== undefined && name !== dataset) {
      throw gatewayError(404, `Dataset "${name}" not found for project ID "${projectId}"`);
    }
    if (path.startsWith("/v") && !forEverybody.test(path) && isAnonymous(context)) {
      throw gatewayError(401, "Unauthorized - Session not found");
    }
    await next();
  });
}

/**
 * Says whether a request comes without the token that the lake asks for.
 * Without a token in the settings everybody is the editor: the lake listens to this machine alone.
 */
export function createAnonymousCheck(token: string | undefined): (context: Context) => boolean {
  if (token === undefined) return () => false;
  const expected = Buffer.from(`Bearer ${token}`);
  return (context) => {
    const given = Buffer.from(context.req.header("authorization") ?? "");
    return given.length !== expected.length || !timingSafeEqual(given, expected);
  };
}
