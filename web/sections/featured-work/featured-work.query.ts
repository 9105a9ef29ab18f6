import { headline, isShownThere, picture, revision, thirdResult } from "../../sanity/projections.ts";

/** What the section shows of its field: `featuredWork${featuredWorkPart}`. */
export const featuredWorkPart = `{
  heading,
  intro,
  "caseStudies": caseStudies[${isShownThere}]->{
    ${revision},
    title,
    client,
    "slug": slug.current,
    summary,
    "headline": ${headline},
    "third": ${thirdResult},
    logo${picture},
    brandColors,
    methodology,
    "images": images[]{_key, ...${picture}},
    "videos": videos[]{
      _key,
      caption,
      thumb${picture},
      "webm": webm.asset->{_id},
      "mp4": mp4.asset->{_id}
    }
  }
}`;
