import { wordsOfBody } from "./words-of-body.ts";

/** The query that finds what find-unready.ts judges, of published content. */
export const openingFacts = `{
  "agencyName": *[_id == "siteSettings"][0].agencyName,
  "ownerName": *[_id == "siteSettings"][0].ownerName,
  "hasPortrait": defined(*[_id == "siteSettings"][0].portrait.asset),
  "services": count(*[_type == "serviceCard" && (page._ref in *[_type == "servicePage"]._id || href in *[_type == "servicePage"]{"href": "/services/" + slug.current}.href)]),
  "home": *[_id == "homePage"][0]{
    sections,
    "texts": [
      {"section": "hero", "text": hero.headlineFirst},
      {"section": "hero", "text": hero.headlineSecond},
      {"section": "hero", "text": coalesce(hero.promise, *[_id == "siteSettings"][0].tagline)},
      {"section": "partner", "text": partner.intro},
      {"section": "about", "text": pt::text(about.body)},
      {"section": "featuredWork", "text": select(count(featuredWork.caseStudies) > 0 => featuredWork.intro)},
      {"section": "freeCall", "text": freeCall.text},
      ...*[_type == "serviceCard"] | order(_id){"section": "partner", "text": description},
      ...*[_type == "servicePage"] | order(_id){"section": "hero", "text": outcome},
      ...*[_type == "servicePage"] | order(_id){"section": "hero", "text": menuSubtitle}
    ]
  },
  "legalPages": *[_type == "legalPage"] | order(_id){version, "text": ${wordsOfBody} + " " + summary}
}`;
