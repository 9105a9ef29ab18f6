import { defineQuery } from "groq";
import { isShown, picture, revision } from "../../sanity/projections.ts";

// Two filters: in one, the second `*` would be gone through for every document there is.
export const announcementQuery = defineQuery(`*[_type == "announcement" && ${isShown}][
  _id == *[_type == "homePage" && _id == "homePage"][0].announcement._ref
][0]{
  ${revision},
  title,
  text,
  toolLink,
  requestLink,
  tutorialVideoId,
  tutorialThumbnail${picture}
}`);
