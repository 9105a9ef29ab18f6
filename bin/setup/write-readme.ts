import type { Answers } from "./answers.ts";

/** What a colleague finds who opens the folder. */
export function writeReadme({ name, email, edition }: Answers): string {
  const people =
    edition === "demo"
      ? "The portal begins with the demo agency's people; `npm start` prints their accounts."
      : `The portal begins with nobody: \`npm run make-owner -- ${email}\` makes the first account.`;
  return [
    `# What is ${name}'s own`,
    "",
    "Written by `npm run setup`, which can be run again: it shows what it would change. Whatever lies here is taken before what is",
    "shipped, and no update touches it. Commit this folder.",
    "",
    "| file | what it decides |",
    "|---|---|",
    "| `answers.json` | what setup was told, proposed the next time |",
    "| `brand.json` | name, sender, region, tax, colours, where no content says them |",
    "| `colours.css` | the colours of every page |",
    "| `default-region.ts` | language, currency and time zone of new settings |",
    "| `look.html` | nothing: it shows these colours on pages, the portal and a mail; open it in a browser |",
    "| `icons/` | what browsers, phones and the Studio show |",
    "| `templates/` | the look of the sign-in mails |",
    "| `documents/`, `media/` | content of a new instance, in place of shipped documents with the same `_id` |",
    "| `theme/` | yours to add: drawings in place of those in `web/theme/tiles` |",
    "",
    people,
    "",
    "docs/make-it-yours.md goes on from here.",
    "",
  ].join("\n");
}
