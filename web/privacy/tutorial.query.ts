import { defineQuery } from "groq";
import { homePageRevision, isShown, revision } from "../sanity/projections.ts";

/** The announcement that the home page shows, when it has a video. */
export const tutorialQuery = defineQuery(`{
  ${homePageRevision},
  "announcement": *[_type == "announcement" && defined(tutorialVideoId) && ${isShown}][
    _id == *[_type == "homePage" && _id == "homePage"][0].announcement._ref
  ][0]{${revision}}
}`);
