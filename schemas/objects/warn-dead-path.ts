import type { CustomValidator } from "sanity";
import { neededDocument } from "./needed-document.ts";

/** Advises against a link that sends visitors to a page of this site that is not there, or not any more. */
export const warnDeadPath: CustomValidator<string | undefined> = async (address, { getClient }) => {
  const needed = neededDocument(address);
  if (!needed) return true;
  const client = getClient({ apiVersion: "2025-02-19" });
  const isThere: unknown = await client
    .fetch(
      `defined(*[_type == $type && slug.current == $slug && !(_id in path("drafts.**"))][0]._id)
      || defined(*[_type == "redirect" && source == $path && !(_id in path("drafts.**"))][0]._id)`,
      needed,
    )
    .catch(() => true); // advice that cannot be given must not stand in the way
  return isThere === true || "No page has this address.";
};
