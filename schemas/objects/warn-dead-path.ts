import type { CustomValidator } from "sanity";

const fixedPages = new Set([
  "/",
  "/contact",
  "/work",
  "/discovery-call",
  "/brand",
  "/login",
  "/signup",
  "/documentation",
]);

/** Advises against a link that sends visitors to a page of this site that is not there, or not any more. */
export const warnDeadPath: CustomValidator<string | undefined> = async (address, { getClient }) => {
  const path = address?.startsWith("/") ? address.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "") : undefined;
  if (!path || fixedPages.has(path)) return true;
  const slug = path.split("/").at(-1);
  const types: Record<string, string> = {
    services: "servicePage",
    work: "caseStudy",
    documentation: "docArticle",
  };
  const folder = path.split("/").at(-2) ?? "";
  const type = folder === "" ? "legalPage" : types[folder];
  const client = getClient({ apiVersion: "2025-02-19" });
  const isThere: unknown = await client
    .fetch(
      `defined(*[_type == $type && slug.current == $slug && !(_id in path("drafts.**"))][0]._id)
      || defined(*[_type == "redirect" && source == $path && !(_id in path("drafts.**"))][0]._id)`,
      { type: type ?? "", slug, path },
    )
    .catch(() => true); // advice that cannot be given must not stand in the way
  return isThere === true || "No page has this address.";
};
