import { cardsPart } from "./cards/cards.query.ts";
import { caseListPart } from "./case-list/case-list.query.ts";
import { clipPart } from "./clip/clip.query.ts";
import { formPart } from "./form/form.query.ts";
import { logosPart } from "./logos/logos.query.ts";
import { numbersPart } from "./numbers/numbers.query.ts";
import { offerPart } from "./offer/offer.query.ts";
import { pairPart } from "./pair/pair.query.ts";
import { picturePart } from "./picture/picture.query.ts";
import { pictureAndTextPart } from "./picture-and-text/picture-and-text.query.ts";
import { pricesPart } from "./prices/prices.query.ts";
import { questionsPart } from "./questions/questions.query.ts";
import { quotePart } from "./quote/quote.query.ts";
import { stepsPart } from "./steps/steps.query.ts";
import { textPart } from "./text/text.query.ts";

/** The chapters of a page with what each kind shows of itself: `"chapters": chapters${chaptersPart}`. */
export const chaptersPart = `[]{
    _key,
    _type,
    _type == "chapterText" => ${textPart},
    _type == "chapterPictureAndText" => ${pictureAndTextPart},
    _type == "chapterPicture" => ${picturePart},
    _type == "chapterPair" => ${pairPart},
    _type == "chapterClip" => ${clipPart},
    _type == "chapterCards" => ${cardsPart},
    _type == "chapterSteps" => ${stepsPart},
    _type == "chapterNumbers" => ${numbersPart},
    _type == "chapterPrices" => ${pricesPart},
    _type == "chapterQuestions" => ${questionsPart},
    _type == "chapterQuote" => ${quotePart},
    _type == "chapterLogos" => ${logosPart},
    _type == "chapterCaseList" => ${caseListPart},
    _type == "chapterOffer" => ${offerPart},
    _type == "chapterForm" => ${formPart}
  }`;
