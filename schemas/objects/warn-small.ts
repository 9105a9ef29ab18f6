import type { CustomValidator } from "sanity";

/**
 * Advises against a picture with fewer pixels than it is shown with. The size stands in the reference to the upload;
 * an SVG is sharp at every size.
 */
export function warnSmall(width: number, height = 0): CustomValidator<unknown> {
  return (picture) => {
    const size = readSize(picture);
    if (!size || (size.width >= width && size.height >= height)) return true;
    const wanted = height > 0 ? `${width} × ${height}` : `${width} pixels wide`;
    return `This picture is small (${size.width} × ${size.height}): it may look soft. Use one of at least ${wanted}.`;
  };
}

function readSize(picture: unknown): { width: number; height: number } | undefined {
  if (typeof picture !== "object" || picture === null || !("asset" in picture)) return;
  const { asset } = picture;
  if (typeof asset !== "object" || asset === null || !("_ref" in asset)) return;
  const [, width, height] = /^image-\w+-(\d+)x(\d+)-(?!svg)\w+$/.exec(String(asset._ref)) ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}
