import { isShownThere, picture, revision } from "../../sanity/projections.ts";

/** What the section shows of its field: `showcase${showcasePart}`. */
export const showcasePart = `{
  heading,
  intro,
  "pages": pages[${isShownThere}]->{
    ${revision},
    "id": pageId.current,
    title,
    alt,
    small${picture},
    medium${picture},
    large${picture}
  }
}`;
