/** Which document this is, and its revision: a page tells them to whoever waits for a publish. */
export const revision = "_id, _rev";

/** The same for a section that is a part of the home page. */
export const homePageRevision = `"homePage": *[_type == "homePage" && _id == "homePage"][0]{${revision}}`;

/** What a `Picture` needs of a picture or image field. */
export const picture = `{
  "alt": coalesce(alt, ""),
  crop,
  hotspot,
  "asset": asset->{
    _id,
    extension,
    "width": metadata.dimensions.width,
    "height": metadata.dimensions.height,
    "color": select(metadata.isOpaque => metadata.palette.dominant.background)
  }
}`;

/** The one number of a case study that is shown everywhere: `"headline": ${headline}`. */
export const headline = "coalesce(results[isHeadline == true][0], results[0]){label, before, after, source}";

/** Its other numbers, so that a page with several places for one says each of them once: `"second": ${secondResult}`. */
export const secondResult =
  "select(count(results[isHeadline == true]) > 0 => results[!(isHeadline == true)][0], results[1]){label, before, after, source}";
export const thirdResult =
  "select(count(results[isHeadline == true]) > 0 => results[!(isHeadline == true)][1], results[2]){label, before, after, source}";

/** A condition: the document exists and its time has come and not passed. A preview shows what is to come. */
export const isShown = `defined(_id)
  && ($isPreview || !defined(publishFrom) || dateTime(publishFrom) <= dateTime(now()))
  && (!defined(publishUntil) || dateTime(publishUntil) > dateTime(now()))`;

/** The legal page that not every country asks for: there is one when somebody has written it. */
export const isImprint = `_type == "legalPage" && slug.current == "imprint" && count(body) > 0`;

/** The same condition for a reference in a list: `cards[${isShownThere}]->{…}`. */
export const isShownThere = `defined(@->_id)
  && ($isPreview || !defined(@->publishFrom) || dateTime(@->publishFrom) <= dateTime(now()))
  && (!defined(@->publishUntil) || dateTime(@->publishUntil) > dateTime(now()))`;

/** The page that a link chose: `"page": ${linkedPage}`. */
export const linkedPage = `page->{${revision}, _type, "slug": slug.current, "isShown": ${isShown}}`;

/** Where a link goes, for `followLink`; what is written for a place on a chosen page goes with that page: `{label, ${linkTarget}}`. */
export const linkTarget = `"href": select(!defined(page) || defined(page->_id) => href), "page": ${linkedPage}`;

/** A link of ours: `callToAction${link}`, `callsToAction[]{_key, ...${link}}`. */
export const link = `{label, ${linkTarget}}`;

/** The links in a paragraph. */
const markDefs = `"markDefs": coalesce(markDefs, [])[]{..., ${linkTarget}}`;

/** Portable Text with what the links and pictures inside it need. */
export const richText = `[]{
  ...,
  _type == "block" => {${markDefs}},
  _type == "picture" => ${picture},
  _type == "table" => {"rows": rows[]{..., "cells": cells[]{..., "value": value[]{..., ${markDefs}}}}}
}`;
