import { defineQuery } from "groq";
import { homePageRevision, isShown, revision } from "../sanity/projections.ts";

export const servicesQuery = defineQuery(`{
  "pages": *[_type == "servicePage" && defined(slug.current) && ${isShown}] | order(title asc){
    ${revision},
    title,
    shortTitle,
    menuSubtitle,
    "slug": slug.current
  },
  ${homePageRevision},
  "cards": *[_type == "homePage" && _id == "homePage"][0].partner.cards[]->{${revision}, href, "page": page._ref}
}`);
