import { defineQuery } from "groq";
import { isShown, picture, revision } from "../../sanity/projections.ts";

export const announcementQuery = defineQuery(`*[
  _type == "announcement"
  && _id == *[_type == "homePage" && _id == "homePage"][0].announcement._ref
  && ${isShown}
][0]{
  ${revision},
  title,
  text,
  toolLink,
  requestLink,
  tutorialVideoId,
  tutorialThumbnail${picture}
}`);
