import { picture, richText } from "../../sanity/projections.ts";

/** What the section shows of its field: `about${aboutPart}`. */
export const aboutPart = `{
  heading,
  body${richText},
  picture${picture},
  buttonLabel,
  "hasWork": count(*[_type == "caseStudy"]) > 0
}`;
