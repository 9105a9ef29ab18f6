import { defineField } from "sanity";
import { requireUpload, warnSmall } from "./upload-rules.ts";

/** A picture that must be there, and is shown large. */
export function largePicture(name: string, title: string, description: string) {
  return defineField({
    name,
    title,
    type: "picture",
    description,
    validation: (rule) => [rule.custom(requireUpload), rule.custom(warnSmall(1000)).warning()],
  });
}

export function caption(description: string) {
  return defineField({
    name: "caption",
    title: "Caption",
    type: "string",
    description,
    validation: (rule) => rule.max(160),
  });
}
