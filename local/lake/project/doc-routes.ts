import { Hono } from "hono";
import { splitId } from "../query/perspective.ts";
import type { LakeDocument } from "../store/lake-document.ts";
import type { Store } from "../store/store.ts";

/** GET /data/doc/:dataset/:ids: the documents by exact id, and which of them are missing. */
export function createDocRoutes(store: Store): Hono {
  return new Hono().get("/data/doc/:dataset/:ids{.*}", (context) => {
    const ids = context.req.param("ids").split(",").filter(Boolean);
    const { includeAllVersions, excludeContent } = context.req.query();
    const found =
      includeAllVersions === "true" ? ids.flatMap((id) => allVersions(store, id)) : readAll(store, ids);
    const missing = ids.filter((id) => !store.get(id));
    return context.json({
      documents: excludeContent === "true" ? [] : found,
      omitted: missing.map((id) => ({ id, reason: "existence" })),
    });
  });
}

function readAll(store: Store, ids: string[]): LakeDocument[] {
  return ids.flatMap((id) => store.get(id) ?? []);
}

function allVersions(store: Store, id: string): LakeDocument[] {
  const { publishedId } = splitId(id);
  return [...store.documents()].filter((document) => splitId(document._id).publishedId === publishedId);
}
