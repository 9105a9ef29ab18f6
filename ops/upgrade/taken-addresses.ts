import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { z } from "zod";
import { addresses } from "../../schemas/addresses.ts";
import { findAmong, isOfDocument, plainPath, sortAddresses } from "../../schemas/find-address.ts";

const list = z.array(
  z.object({
    path: z.templateLiteral(["/", z.string()]),
    area: z.string(),
    document: z.string().optional(),
    isOptional: z.literal(true).optional(),
    isReserved: z.literal(true).optional(),
  }),
);

type List = z.infer<typeof list>;

const published = z.object({
  redirects: z.array(z.object({ source: z.string().nullable(), destination: z.string().nullable() })),
  documents: z.array(z.object({ type: z.string(), slug: z.string(), title: z.string().nullable() })),
});

const query = `{
  "redirects": *[_type == "redirect"]{source, destination},
  "documents": *[defined(slug.current)]{"type": _type, "slug": slug.current, "title": coalesce(title, client)}
}`;

/** The addresses of the version in a folder, as it lists them; none where it has no list. Throws an Error when it cannot be read. */
export async function readAddresses(folder: string): Promise<List> {
  const file = join(folder, "schemas", "addresses.ts");
  return existsSync(file) ? list.parse(Object(await import(file)).addresses) : [];
}

/**
 * A sentence for each address of `after` that is not one of `before` and is taken already: by a redirect, which will not act any more,
 * or by the page of a document, which nobody will see.
 */
export async function findTakenAddresses(
  client: SanityClient,
  before: List,
  after: List = list.parse(addresses),
): Promise<string[]> {
  const { redirects, documents } = published.parse(
    await client.fetch<unknown>(query, {}, { perspective: "published" }),
  );
  const hides = (rows: List) => {
    const sorted = sortAddresses(rows);
    return (path: string, type?: string) => {
      const found = findAmong(sorted, path);
      return found && !found.isReserved && (type ? found.document !== type : !isOfDocument(found));
    };
  };
  const [wasHidden, isHidden] = [hides(before), hides(after)];
  const isNew = (path: string, type?: string) => isHidden(path, type) && !wasHidden(path, type);
  return [
    ...redirects
      .filter(({ source }) => source && isNew(plainPath(source)))
      .map(
        ({ source, destination }) =>
          `${source}: a page of this version. The redirect to ${destination} will not act any more.`,
      ),
    ...documents.flatMap(({ type, slug, title }) =>
      pagesOf(type, slug, after)
        .filter((path) => isNew(path, type))
        .map(
          (path) =>
            `${path}: a page of this version. Nobody will see “${title ?? slug}”: give it another web address.`,
        ),
    ),
  ];
}

function pagesOf(type: string, slug: string, rows: List): string[] {
  return rows
    .filter(({ path, document }) => document === type && path.endsWith("/[slug]"))
    .map(({ path }) => path.replace("[slug]", () => slug));
}
