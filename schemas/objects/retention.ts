import { ArchiveIcon } from "@sanity/icons/Archive";
import { defineField, defineType } from "sanity";
import { type RetentionRule, retentionOrder, retentionRules } from "../retention.ts";

const words: Record<RetentionRule, [title: string, description: string]> = {
  spam: [
    "Spam",
    "After it came, or was marked as spam. Suspected spam counts from when you saw it or got it by email, and stays a year without.",
  ],
  requests: [
    "Messages and call requests",
    "After the last contact with that person. Those of people with an account, and of senders you added as clients, are kept.",
  ],
  signups: ["Sign-ups never confirmed", "After somebody signed up and did not confirm their address."],
  accounts: ["Unused accounts", "After the last sign-in of an account that belongs to no client."],
  projects: [
    "Archived projects",
    "After you archived one. Its decisions stay, without names, so that receipts can be checked.",
  ],
  mails: ["Copies of sent emails", "Of what the website mailed, as it stands in the portal."],
  audit: ["Audit log", "Who changed what."],
  records: ["Technical records", "What was published, and the numbers of payment events."],
};

export const retention = defineType({
  name: "retention",
  title: "How long things are kept",
  type: "object",
  icon: ArchiveIcon,
  fields: retentionOrder.map((rule) => {
    const [title, description] = words[rule];
    const { unit, standard, least, most } = retentionRules[rule];
    return defineField({
      name: rule,
      title: `${title}, ${unit}s`,
      type: "number",
      description: `${description} From ${least} to ${most}; empty means ${standard}.`,
      validation: (of) => of.integer().min(least).max(most),
    });
  }),
});
