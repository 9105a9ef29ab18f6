import { defineQuery } from "groq";
import { homePageRevision, picture, richText } from "../../sanity/projections.ts";

export const aboutQuery = defineQuery(`*[_type == "homePage" && _id == "homePage"][0].about{
  ${homePageRevision},
  heading,
  body${richText},
  picture${picture},
  buttonLabel,
  "hasWork": count(*[_type == "caseStudy"]) > 0
}`);
