import { neededDocument } from "schemas/objects/needed-document.ts";

export type PublishedDocument = {
  _id: string;
  _type: string;
  title?: string | null;
  slug?: { current?: string | null } | null;
  source?: string | null;
};

export type DeadLink = { id: string; type: string; title: string; targets: string[] };

/** The documents that link to something which is not published, each with where to: a path, or the id of the page that was chosen. */
export function findDeadLinks(published: readonly PublishedDocument[]): DeadLink[] {
  const ids = new Set(published.map(({ _id }) => _id));
  const places = new Set(published.map(({ _type, slug }) => `${_type} ${slug?.current}`));
  const redirected = new Set(published.flatMap(({ _type, source }) => (_type === "redirect" ? source : [])));
  const isDead = (href: string) => {
    const needed = neededDocument(href);
    return needed && !places.has(`${needed.type} ${needed.slug}`) && !redirected.has(needed.path);
  };
  return published.flatMap((document) => {
    const targets = [...new Set(listLinks(document))].filter((target) =>
      target.startsWith("/") ? isDead(target) : !ids.has(target),
    );
    const { _id, _type, title } = document;
    return targets.length > 0 ? [{ id: _id, type: _type, title: title ?? "", targets }] : [];
  });
}

/** The paths that a value links to, and the ids that it refers to without holding on to them. */
function listLinks(value: unknown, name = ""): string[] {
  if (typeof value === "string") return isLink.has(name) && value.startsWith("/") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  if ("_ref" in value && "_weak" in value && value._weak === true) return [String(value._ref)];
  return Object.entries(value).flatMap(([key, inner]) => listLinks(inner, Array.isArray(value) ? name : key));
}

const isLink = new Set(["href", "url", "destination"]);
