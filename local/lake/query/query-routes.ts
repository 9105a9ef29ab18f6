import { type Context, Hono } from "hono";
import { isRecord } from "../request/is-record.ts";
import { gatewayError } from "../request/lake-error.ts";
import { readJson } from "../request/read-json.ts";
import { readPerspective } from "./perspective.ts";
import type { QueryPool } from "./query-pool.ts";

const maxQueryBytes = 4 * 1024 * 1024;

interface Options {
  queries: QueryPool;
  /** The tag that changes to the dataset are announced under. */
  syncTag: string;
  isAnonymous: (context: Context) => boolean;
}

/** GET and POST /data/query/:dataset. */
export function createQueryRoutes({ queries, syncTag, isAnonymous }: Options): Hono {
  return new Hono().on(["GET", "POST"], "/data/query/:dataset", async (context) => {
    const start = performance.now();
    const { query, params } = await readQuery(context);
    const options = context.req.query();
    for (const name of ["explain", "variant"]) {
      if (options[name]) throw gatewayError(400, `"${name}" is not supported by the local lake`);
    }
    const answer = await queries.run({
      query,
      params,
      perspective: readPerspective(options.perspective, readApiVersion(context)),
      isAnonymous: isAnonymous(context),
      withSourceMap: options.resultSourceMap !== undefined && options.resultSourceMap !== "false",
    });
    const members = [
      ...(options.returnQuery === "false" ? [] : [`"query":${JSON.stringify(query)}`]),
      `"result":${answer.result}`,
      `"syncTags":${JSON.stringify([syncTag])}`,
      ...(answer.sourceMap === undefined ? [] : [`"resultSourceMap":${answer.sourceMap}`]),
      `"ms":${Math.round(performance.now() - start)}`,
    ];
    return context.body(`{${members.join(",")}}`, 200, { "content-type": "application/json; charset=utf-8" });
  });
}

async function readQuery(context: Context): Promise<{ query: string; params: Record<string, unknown> }> {
  if (context.req.method === "GET") {
    const search = new URL(context.req.url).searchParams;
    return { query: checkQuery(search.get("query")), params: readParams(search) };
  }
  const body = await readJson(context, maxQueryBytes);
  if (!isRecord(body)) throw gatewayError(400, "The request body must be an object");
  const params = body.params ?? {};
  if (!isRecord(params)) throw gatewayError(400, '"params" must be an object');
  return { query: checkQuery(body.query), params };
}

function checkQuery(query: unknown): string {
  if (typeof query === "string" && query.trim() !== "") return query;
  throw gatewayError(400, 'The "query" parameter is required');
}

/** The `$name=<JSON>` parameters of a query string. Throws a 400 when one is not JSON. */
export function readParams(search: URLSearchParams): Record<string, unknown> {
  const params: Record<string, unknown> = {};
  for (const [name, value] of search) {
    if (!name.startsWith("$")) continue;
    try {
      params[name.slice(1)] = JSON.parse(value);
    } catch {
      throw gatewayError(400, `Unable to parse value of "${name}=${value}". Please quote string values.`);
    }
  }
  return params;
}

function readApiVersion(context: Context): string {
  return (context.req.param("apiVersion") ?? "vX").slice(1);
}
