import type { CustomValidator } from "sanity";

const megabyte = 1_000_000;

/** A picture or file field counts as filled only when something has been uploaded or chosen. */
export const requireUpload: CustomValidator<unknown> = (value) =>
  isUploaded(value) || "Upload a file here, or choose one you already have.";

export function isUploaded(value: unknown): boolean {
  return Boolean(readAsset(value));
}

/**
 * Advises against a picture with fewer pixels than it is shown with. The size stands in the reference to the upload;
 * an SVG is sharp at every size.
 */
export function warnSmall(least: number, leastHeight = 0): CustomValidator<unknown> {
  return (picture) => {
    const [, width, height] = /^image-\w+-(\d+)x(\d+)-(?!svg)\w+$/.exec(readReference(picture) ?? "") ?? [];
    if (!width || (Number(width) >= least && Number(height) >= leastHeight)) return true;
    const wanted = leastHeight > 0 ? `${least} × ${leastHeight}` : `${least} pixels wide`;
    return `This picture is small (${width} × ${height}): it may look soft. Use one of at least ${wanted}.`;
  };
}

/** Advises against a file that takes visitors long to fetch; asks the dataset how big it is. */
export function warnHeavy(megabytes: number): CustomValidator<unknown> {
  return async (file, { getClient }) => {
    const reference = readReference(file);
    if (!reference) return true;
    const client = getClient({ apiVersion: "2025-02-19" });
    const size: unknown = await client
      .fetch("*[_id == $id][0].size", { id: reference })
      .catch(() => undefined); // advice that cannot be given must not stand in the way
    if (typeof size !== "number" || size <= megabytes * megabyte) return true;
    return `This file has ${Math.round(size / megabyte)} MB; above ${megabytes} MB it starts late on a phone.`;
  };
}

function readReference(value: unknown): string | undefined {
  const asset = readAsset(value);
  return typeof asset === "object" && asset !== null && "_ref" in asset && typeof asset._ref === "string"
    ? asset._ref
    : undefined;
}

function readAsset(value: unknown): unknown {
  return typeof value === "object" && value !== null && "asset" in value ? value.asset : undefined;
}
