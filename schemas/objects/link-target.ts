import { type ConditionalProperty, type CustomValidator, defineField } from "sanity";
import { publicTypes } from "../requests/own-path.ts";
import { findHrefFault } from "./href.ts";
import { neededDocument } from "./needed-document.ts";

/** A page of this site that a link chooses, so that the link goes with it wherever it moves. */
export const chosenPage = (told: { description: string; hidden: ConditionalProperty }) =>
  defineField({
    name: "page",
    title: "Page of this site",
    type: "reference",
    weak: true,
    to: publicTypes.map((type) => ({ type })),
    ...told,
  });

/**
 * Where a link goes. A page of this site is chosen, so that the link goes with it wherever it moves, and goes when it is taken off; what
 * else there is to link to is written: a place on the page, an address that the site always has, another site, mail, a phone.
 */
export const linkTarget = [
  chosenPage({
    description: "The link follows the page when it moves, and is left out while the page is not published.",
    hidden: ({ parent, value }) => !value && isElsewhere(parent?.href),
  }),
  defineField({
    name: "href",
    title: "Or somewhere else",
    type: "string",
    description:
      "/contact, /discovery-call, https://…, mailto:… or tel:…. A place on the page, chosen above or this one, is written like #prices.",
    validation: (rule) => rule.custom(checkTarget),
  }),
];

/** What stands in a list of links for where one goes. */
export const targetPreview = { page: "page.title", client: "page.client", href: "href" };

/** The words for what `targetPreview` selected. */
export function describeTarget({
  page,
  client,
  href,
}: Record<keyof typeof targetPreview, string | undefined>) {
  return [page || client, href].filter(Boolean).join(" ");
}

const checkTarget: CustomValidator<string | undefined> = (href, { parent }) => {
  const hasPage = Boolean(Object(parent).page);
  if (!href) return hasPage || "Choose a page, or write where it goes.";
  if (hasPage && !href.startsWith("#"))
    return "Beside a chosen page only a place on it can stand, like #prices.";
  if (neededDocument(href))
    return "Choose the page above instead, so that the link follows it when it moves.";
  return findHrefFault(href) ?? true;
};

function isElsewhere(href: unknown): boolean {
  return typeof href === "string" && href !== "" && !href.startsWith("#");
}
