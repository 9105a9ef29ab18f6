import type { Context } from "hono";
import type { z } from "zod";
import type { page } from "./forms.ts";
import { Refusal } from "./refusal.ts";
import type { List } from "./shapes.ts";

type Asked = { [Key in keyof typeof page]?: z.output<(typeof page)[Key]> };

/** A page of objects, the newest first. Throws a Refusal when it is to begin or end at one that is not there. */
export function pageOf<Item extends { id: string }>(c: Context, all: Item[], asked: Asked): List<Item> {
  const { limit = 10, starting_after, ending_before } = asked;
  const url = c.req.path;
  if (ending_before !== undefined) {
    const before = all.slice(0, placeOf(all, ending_before, "ending_before"));
    return { object: "list", url, has_more: before.length > limit, data: before.slice(-limit) };
  }
  const first = starting_after === undefined ? 0 : placeOf(all, starting_after, "starting_after") + 1;
  const rest = all.slice(first);
  return { object: "list", url, has_more: rest.length > limit, data: rest.slice(0, limit) };
}

function placeOf(all: { id: string }[], id: string, param: string): number {
  const place = all.findIndex((item) => item.id === id);
  if (place < 0) throw new Refusal(`No such object: '${id}'`, { code: "resource_missing", param });
  return place;
}

/** What an object shows of its lines: the first ten, and where the others are. */
export function firstOf<Item>(url: string, all: Item[]): List<Item> {
  return { object: "list", url, has_more: all.length > 10, data: all.slice(0, 10) };
}
