import { TransferIcon } from "@sanity/icons/Transfer";
import { type CustomValidator, defineField, defineType } from "sanity";
import { findHrefFault } from "../objects/href.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";

export const redirect = defineType({
  name: "redirect",
  title: "Redirect",
  type: "document",
  icon: TransferIcon,
  description: "Sends visitors of an old address to a new one.",
  fieldsets: [schedulingFieldset],
  fields: [
    defineField({
      name: "source",
      title: "Old address",
      type: "string",
      description: "The part after the site's name: /old-page. No question mark and nothing after it.",
      validation: (rule) =>
        rule.required().custom((source) => (source ? (findSourceFault(source) ?? true) : true)),
    }),
    defineField({
      name: "destination",
      title: "New address",
      type: "string",
      description: "A page of this site (/new-page) or a whole address (https://…).",
      validation: (rule) => [
        rule.required().custom((destination, { document }) => {
          if (!destination) return true;
          if (destination === document?.source) return "The old and the new address are the same.";
          if (!/^(\/|https:)/i.test(destination)) return "Start with / or https://.";
          return findHrefFault(destination) ?? true;
        }),
        rule.custom(warnDeadPath).warning(),
      ],
    }),
    defineField({
      name: "isPermanent",
      title: "For good",
      type: "boolean",
      description: "On: search engines forget the old address. Off: the move is only for a while.",
      initialValue: true,
      validation: (rule) => rule.required(),
    }),
    ...schedulingFields,
  ],
  orderings: [{ title: "Old address", name: "source", by: [{ field: "source", direction: "asc" }] }],
  preview: {
    select: { source: "source", destination: "destination", isPermanent: "isPermanent" },
    prepare: ({ source, destination, isPermanent }) => ({
      title: source,
      subtitle: `→ ${destination ?? "?"}${isPermanent ? "" : " (for a while)"}`,
    }),
  },
});

function findSourceFault(source: string): string | undefined {
  if (!source.startsWith("/")) return "Start with /.";
  if (source === "/") return "The home page cannot be sent elsewhere.";
  if (/[?#]/.test(source)) return "Leave out ? and # and what follows them.";
  if (/^\/(api|_next|dashboard|projects|login)(\/|$)/.test(source))
    return "The site needs this address itself.";
  return findHrefFault(source);
}

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

/** Advises against sending visitors to a page of this site that is not there, or not any more. */
const warnDeadPath: CustomValidator<string | undefined> = async (address, { getClient }) => {
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
  return isThere === true || "No page of this site has this address: visitors would end on the home page.";
};
