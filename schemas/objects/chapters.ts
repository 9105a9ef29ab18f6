import { defineArrayMember, defineField } from "sanity";
import { chapterCards } from "../../web/sections/chapters/cards/cards.schema.ts";
import { chapterCaseList } from "../../web/sections/chapters/case-list/case-list.schema.ts";
import { chapterClip } from "../../web/sections/chapters/clip/clip.schema.ts";
import { chapterForm } from "../../web/sections/chapters/form/form.schema.ts";
import { chapterLogos } from "../../web/sections/chapters/logos/logos.schema.ts";
import { chapterNumbers } from "../../web/sections/chapters/numbers/numbers.schema.ts";
import { chapterOffer } from "../../web/sections/chapters/offer/offer.schema.ts";
import { chapterPair } from "../../web/sections/chapters/pair/pair.schema.ts";
import { chapterPicture } from "../../web/sections/chapters/picture/picture.schema.ts";
import { chapterPictureAndText } from "../../web/sections/chapters/picture-and-text/picture-and-text.schema.ts";
import { chapterPrices } from "../../web/sections/chapters/prices/prices.schema.ts";
import { chapterQuestions } from "../../web/sections/chapters/questions/questions.schema.ts";
import { chapterQuote } from "../../web/sections/chapters/quote/quote.schema.ts";
import { chapterSteps } from "../../web/sections/chapters/steps/steps.schema.ts";
import { chapterText } from "../../web/sections/chapters/text/text.schema.ts";

/** What an owner composes a page of, in the order in which the form offers it. */
export const chapterTypes = [
  chapterText,
  chapterPictureAndText,
  chapterPicture,
  chapterPair,
  chapterClip,
  chapterCards,
  chapterSteps,
  chapterNumbers,
  chapterPrices,
  chapterQuestions,
  chapterQuote,
  chapterLogos,
  chapterCaseList,
  chapterOffer,
  chapterForm,
];

/** The list of chapters of a page, in the owner's order. */
export function chaptersField(group: string, description: string) {
  return defineField({
    name: "chapters",
    title: "Chapters",
    type: "array",
    group,
    of: chapterTypes.map(({ name }) => defineArrayMember({ type: name })),
    description,
    validation: (rule) => [
      rule.max(30).error("Thirty chapters are a book. Keep the best."),
      rule.custom(allowOneForm),
    ],
  });
}

/** The names of fields are taken once on a page. */
function allowOneForm(chapters: unknown[] | undefined): string | true {
  const found = (chapters ?? []).filter((chapter) => Object(chapter)._type === chapterForm.name);
  return (
    found.length <= 1 || "A page has room for one form. Link to the contact or the booking page instead."
  );
}
