import { TransferIcon } from "@sanity/icons/Transfer";
import { defineField, defineType } from "sanity";
import { checkSource } from "../objects/find-source-fault.ts";
import { findHrefFault } from "../objects/href.ts";
import { schedulingFields, schedulingFieldset } from "../objects/scheduling.ts";
import { warnDeadPath } from "../objects/warn-dead-path.ts";

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
      description:
        "The part after the site's name: /old-page. No question mark and nothing after it. Capital letters make no difference.",
      validation: (rule) => rule.required().custom(checkSource),
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
