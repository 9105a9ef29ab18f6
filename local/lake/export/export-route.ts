import { Hono } from "hono";

type Document = { _id: string; _type: string };

/**
 * Sanity's export endpoint: `GET /v…/data/export/<dataset>` answers every document, drafts included, as one JSON line each.
 * `?types=a,b` keeps only these types. The lines are those of one moment, whatever is written meanwhile.
 * @sanity/export's cursor mode (`?nextCursor=`) gets everything as its first and last page.
 * Source: sanity.io/docs/http-reference/export.
 */
export function createExportRoute(options: { documents: () => Iterable<Document> }): Hono {
  const route = new Hono();
  route.get("/:version{v.+}/data/export/:dataset", (c) => {
    const cursor = c.req.query("nextCursor");
    if (cursor) {
      const message = `Unknown cursor "${cursor}"`;
      return c.json({ statusCode: 400, error: "Bad Request", message }, 400);
    }
    const types = c.req.query("types")?.split(",").filter(Boolean) ?? [];
    const lines = takeLines(options.documents(), types);
    return c.body(streamLines(lines), 200, {
      "Content-Type": "application/x-ndjson",
      "Cache-Control": "no-store",
    });
  });
  return route;
}

function takeLines(documents: Iterable<Document>, types: string[]): string[] {
  const lines: string[] = [];
  for (const document of documents) {
    if (types.length === 0 || types.includes(document._type)) lines.push(`${JSON.stringify(document)}\n`);
  }
  return lines;
}

function streamLines(lines: string[]): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next = 0;
  return new ReadableStream({
    pull(controller) {
      const part = lines.slice(next, next + 100);
      next += part.length;
      if (part.length === 0) controller.close();
      else controller.enqueue(encoder.encode(part.join("")));
    },
  });
}
