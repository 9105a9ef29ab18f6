import { isShown, link, picture, revision } from "../../sanity/projections.ts";

/** The announcement that the document chose, once its time has come: `"announcement": ${announcementPart}`. */
export const announcementPart = `*[_type == "announcement" && _id == ^.announcement._ref && ${isShown}][0]{
  ${revision},
  title,
  text,
  toolLink${link},
  requestLink${link},
  tutorialVideoId,
  tutorialThumbnail${picture}
}`;
