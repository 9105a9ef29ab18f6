import type { CustomValidator } from "sanity";

/** A picture or file field counts as filled only when something has been uploaded or chosen. */
export const requireUpload: CustomValidator<unknown> = (value) =>
  isUploaded(value) || "Upload a file here, or choose one you already have.";

export function isUploaded(value: unknown): boolean {
  return typeof value === "object" && value !== null && "asset" in value && Boolean(value.asset);
}
