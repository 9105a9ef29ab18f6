import { Hono } from "hono";
import { gatewayError } from "../request/lake-error.ts";
import type { Store } from "../store/store.ts";

/**
 * Sanity's export endpoint: GET /data/export/:dataset answers every document, drafts included, as one JSON line each.
 * `?types=a,b` keeps only these types. The lines are those of one moment, whatever is written meanwhile.
 * @sanity/export's cursor mode (`?nextCursor=`) gets everything as its first and last page.
 * Source: sanity.io/docs/http-reference/export.
 */
export function createExportRoute(store: Store): Hono {
  return new Hono().get("/data/export/:dataset", (context) => {
    const { nextCursor, types } = context.req.query();
    if (nextCursor) throw gatewayError(400, `Unknown cursor "${nextCursor}"`);
    const wanted = types?.split(",").filter(Boolean) ?? [];
    const lines = [...store.documents()]
      .filter(({ _type }) => wanted.length === 0 || wanted.includes(_type))
      .map((document) => `${JSON.stringify(document)}\n`);
    return context.body(lines.join(""), 200, {
      "content-type": "application/x-ndjson",
      "cache-control": "no-store",
    });
  });
}
