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
    "lqip": select(metadata.isOpaque => metadata.lqip)
  }
}`;

/** A condition: the document exists and its time has come and not passed. */
export const isShown = `defined(_id)
  && (!defined(publishFrom) || dateTime(publishFrom) <= dateTime(now()))
  && (!defined(publishUntil) || dateTime(publishUntil) > dateTime(now()))`;

/** The same condition for a reference in a list: `cards[${isShownThere}]->{…}`. */
export const isShownThere = `defined(@->_id)
  && (!defined(@->publishFrom) || dateTime(@->publishFrom) <= dateTime(now()))
  && (!defined(@->publishUntil) || dateTime(@->publishUntil) > dateTime(now()))`;

/** Portable Text with what the pictures inside it need. */
export const richText = `[]{
  ...,
  _type == "picture" => ${picture}
}`;
