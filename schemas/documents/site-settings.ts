import { CogIcon } from "@sanity/icons/Cog";
import { defineField, defineType } from "sanity";
import { payableCurrencies } from "../currency-units.ts";
import { defaultRegion } from "../default-region.ts";
import { listOf, requiredLine } from "../objects/fields.ts";
import { menuFields } from "../objects/menus.ts";
import { currencyCode } from "../requests/currency-code.ts";
import { isTimeZone } from "../requests/is-time-zone.ts";

export const siteSettings = defineType({
  name: "siteSettings",
  title: "Site settings",
  type: "document",
  icon: CogIcon,
  description: "Facts about you that many pages use.",
  groups: [
    { name: "agency", title: "You", default: true },
    { name: "contact", title: "Contact" },
    { name: "region", title: "Place and time" },
    { name: "finding", title: "Being found" },
    { name: "menus", title: "Menus" },
    { name: "privacy", title: "Privacy" },
  ],
  fields: [
    requiredLine(
      { name: "agencyName", title: "Agency name", group: "agency", max: 60 },
      "As it stands in the header, the footer and in emails.",
    ),
    requiredLine(
      { name: "ownerName", title: "Your name", group: "agency", max: 60 },
      "Used in the greeting on your portrait, which takes the first name from it.",
    ),
    requiredLine(
      { name: "tagline", title: "Tagline", group: "agency", max: 120 },
      "One line that says what you do.",
    ),
    defineField({
      name: "logo",
      title: "Logo",
      type: "picture",
      group: "agency",
      description:
        "Shown in the header and the footer, and given to search engines. SVG or a PNG with a clear background. For dark mode, add a version for dark backgrounds to the brand kit.",
    }),
    defineField({
      name: "portrait",
      title: "Your portrait",
      type: "picture",
      group: "agency",
      description:
        "The picture in the first section of the home page, beside the forms and in link previews: a photo or a drawing, square, 1800 × 1800 pixels or larger. Press the crop button and draw the circle around the face: it stays in sight everywhere.",
    }),
    defineField({
      name: "contactEmail",
      title: "Contact email",
      type: "string",
      group: "contact",
      description: "Shown to visitors on the contact and booking pages.",
      validation: (rule) => rule.required().email(),
    }),
    defineField({
      name: "phone",
      title: "Phone",
      type: "string",
      group: "contact",
      description: "As you want it read, with its area code. Leave empty to show none.",
      validation: (rule) =>
        rule
          .regex(/^\+?[\d ().-]{7,25}$/, { name: "phone number" })
          .error("Write a phone number with its digits."),
    }),
    listOf("hour", { name: "hours", title: "Opening hours", group: "contact" }, "When people can reach you."),
    defineField({
      name: "callHours",
      title: "When you take calls",
      type: "callHours",
      group: "contact",
      description:
        "Visitors can ask for a call at these times. Block a single day or afternoon in the portal, under Calls.",
    }),
    listOf(
      "socialLink",
      { name: "socialLinks", title: "Social links", group: "contact" },
      "Shown in the footer, in this order.",
    ),
    defineField({
      name: "reviewLink",
      title: "Link for Google reviews",
      type: "url",
      group: "contact",
      description: "Where “Rate us on Google” goes. In your Google Business Profile: Ask for reviews.",
      validation: (rule) => rule.uri({ scheme: ["https"] }),
    }),
    requiredLine(
      { name: "locality", title: "Town", group: "region", max: 60 },
      "For search engines: the name alone, without the region.",
    ),
    requiredLine(
      { name: "region", title: "Region", group: "region", max: 60 },
      "The county, state or part of the country, as people name it.",
    ),
    requiredLine(
      { name: "country", title: "Country", group: "region", max: 60 },
      "The country's name or its two letters.",
    ),
    defineField({
      name: "timeZone",
      title: "Time zone",
      type: "string",
      group: "region",
      description: "Booking times are in this zone. Continent/City, like Europe/London.",
      initialValue: defaultRegion.timeZone,
      validation: (rule) =>
        rule
          .required()
          .custom((zone) => !zone || isTimeZone(zone) || "Write it as Continent/City, like Europe/London."),
    }),
    defineField({
      name: "locale",
      title: "Language and country",
      type: "string",
      group: "region",
      description:
        "How dates and prices are written. Two letters for the language, two for the country: en-GB, de-DE.",
      initialValue: defaultRegion.locale,
      validation: (rule) =>
        rule
          .required()
          .regex(/^[a-z]{2}-[A-Z]{2}$/, { name: "language and country" })
          .error("Write it like en-GB or de-DE."),
    }),
    defineField({
      name: "currency",
      title: "Currency",
      type: "string",
      group: "region",
      description:
        "Three letters, like EUR. New prices and orders take it; those that exist keep the currency that they have.",
      initialValue: defaultRegion.currency,
      validation: (rule) => [
        rule.required().regex(currencyCode, { name: "currency" }).error("Three capital letters, like EUR."),
        rule.custom(warnUnpayable).warning(),
      ],
    }),
    defineField({
      name: "analyticsId",
      title: "Google Analytics id",
      type: "string",
      group: "finding",
      description:
        "Starts with G-. Used only for visitors who agree to the cookie question, which you write under What you promise. Leave empty to measure nothing.",
      validation: (rule) =>
        rule
          .regex(/^G-[A-Z0-9]{4,20}$/, { name: "analytics id" })
          .error("It starts with G- and has capitals and digits."),
    }),
    defineField({
      name: "seo",
      title: "Search and sharing",
      type: "seo",
      group: "finding",
      description:
        "The title and description of every page without its own. The picture is the home page's; other pages get one drawn from their title.",
      options: { collapsible: false },
    }),
    ...menuFields,
    defineField({
      name: "retention",
      title: "How long things are kept",
      type: "retention",
      group: "privacy",
      description:
        "The portal removes what is older within the hour, for good, and the privacy policy says these numbers.",
      options: { collapsible: false },
    }),
  ],
  preview: { prepare: () => ({ title: "Site settings" }) },
});

function warnUnpayable(code: string | undefined): string | true {
  if (!code || !currencyCode.test(code) || payableCurrencies.includes(code)) return true;
  return `Stripe cannot be paid in ${code}: care plans cannot be sold in it.`;
}
