import { LinkIcon } from "@sanity/icons/Link";
import { MenuIcon } from "@sanity/icons/Menu";
import { defineField, defineType } from "sanity";
import { mostLettersInMenu, wordsOfLinks } from "../link-words.ts";
import { listOf } from "./fields.ts";
import { findHrefFault } from "./href.ts";
import { chosenPage } from "./link-target.ts";

/** An entry of a menu. A page of this site is chosen, so that the entry goes with it wherever it moves, and goes when it is taken off. */
export const menuLink = defineType({
  name: "menuLink",
  title: "Entry",
  type: "object",
  icon: LinkIcon,
  fields: [
    defineField({
      name: "label",
      title: "Words",
      type: "string",
      description: `One to three words, at most ${mostLettersInMenu} letters.`,
      validation: (rule) => rule.required().max(mostLettersInMenu),
    }),
    chosenPage({
      description: "The entry is there as long as the page is published, and follows it when it moves.",
      hidden: ({ parent, value }) => Boolean(parent?.url) && !value,
    }),
    defineField({
      name: "url",
      title: "Or another site",
      type: "string",
      description: "The whole address, from https:// on.",
      hidden: ({ parent, value }) => Boolean(parent?.page) && !value,
      validation: (rule) =>
        rule.custom((url) => {
          if (!url) return true;
          return /^https:/i.test(url)
            ? (findHrefFault(url) ?? true)
            : "Choose a page above, or start with https://.";
        }),
    }),
  ],
  validation: (rule) =>
    rule.custom((entry) => {
      const { page, url } = Object(entry);
      if (page && url) return "Choose a page or give an address, not both.";
      return Boolean(page || url) || "Choose the page that it leads to.";
    }),
  preview: {
    select: { title: "label", page: "page.title", client: "page.client", url: "url" },
    prepare: ({ title, page, client, url }) => ({ title, subtitle: page || client || url }),
  },
});

/** What the links that every page has are called. */
export const linkWords = defineType({
  name: "linkWords",
  title: "Words of the usual links",
  type: "object",
  icon: MenuIcon,
  options: { collapsible: true, collapsed: true, columns: 2 },
  fields: wordsOfLinks.map(({ name, title, where }) =>
    defineField({
      name,
      title,
      type: "string",
      description: `${where} Empty: “${title}”, in the site’s language.`,
      validation: (rule) => rule.max(mostLettersInMenu),
    }),
  ),
});

/** The menus as the owner sets them; what the specification of every agency's site has stands there besides. */
export const menuFields = [
  listOf(
    "menuLink",
    { name: "headerLinks", title: "In the header", group: "menus" },
    "Your own entries beside the services, in your order. Where there is no room they are behind “More”.",
    (rule) => rule.max(12).error("Twelve entries are as many as a header carries."),
  ),
  listOf(
    "menuLink",
    { name: "footerLinks", title: "In the footer", group: "menus" },
    "Your own entries, in a group of their own and in your order.",
    (rule) => rule.max(12).error("Twelve entries are as many as a footer carries."),
  ),
  defineField({
    name: "linkWords",
    title: "Words of the usual links",
    type: "linkWords",
    group: "menus",
    description: "What header and footer call the links that are always there.",
  }),
];
