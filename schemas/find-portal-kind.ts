import type { Enums } from "./generated/database.ts";
import { type Kind, type PortalKind, portalKinds, type SearchedKind } from "./portal-kinds.ts";

const rows: Record<Kind, PortalKind> = portalKinds;
const names: readonly Kind[] = Object.keys(rows).filter(isKind);

function isKind(name: string): name is Kind {
  return Object.hasOwn(rows, name);
}

export function findKind(name: string | null): Kind | undefined {
  return name !== null && isKind(name) ? name : undefined;
}

export function kindOfTable(table: string): Kind | undefined {
  return names.find((kind) => rows[kind].table === table);
}

/** The kind that a piece of news is about, by the name that news has for it. */
export function kindOfNews(news: string): Kind | undefined {
  return names.find((kind) => rows[kind].news === news);
}

/** What search goes through, in the order of its answer. */
export const searchedKinds = names.filter((kind): kind is SearchedKind => rows[kind].searched !== undefined);

type Values = Partial<
  Record<"id" | "project_id" | "client_id" | "about_id" | "before" | "slug", string | number | null>
>;

/**
 * Where an object is for somebody of this role. Null where they have no page of it, or its row lacks what the page's path
 * names; a question or mark that it lacks a value for is left out.
 */
export function findLink(kind: Kind, role: Enums<"user_role">, row: Values): string | null {
  const { link } = rows[kind];
  const [, path = "", rest = ""] =
    /^([^?#]*)(.*)$/.exec((typeof link === "string" ? link : link?.[role]) ?? "") ?? [];
  const place = fill(path, row);
  return place ? place + (fill(rest, row) ?? "") : null;
}

/** The same for a row that has everything. Throws where there is no such page. */
export function linkTo(kind: Kind, role: Enums<"user_role">, row: Values): string {
  const link = findLink(kind, role, row);
  if (link === null) throw new Error(`The ${role} has no page of this ${kind}`);
  return link;
}

function fill(template: string, row: Values): string | null {
  const values = new Map(Object.entries(row));
  const isWhole = [...template.matchAll(placeOfValue)].every(([, name = ""]) => hasValue(values.get(name)));
  return isWhole
    ? template.replaceAll(placeOfValue, (_, name) => encodeURIComponent(values.get(name) ?? ""))
    : null;
}

const placeOfValue = /\[(\w+)\]/g;

function hasValue(value: string | number | null | undefined): boolean {
  return value !== null && value !== undefined && value !== "";
}
