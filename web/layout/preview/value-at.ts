/**
 * What stands at a path of a document, in the way the Studio writes paths: `hero.headline`, `plans[_key=="a"].title`,
 * `points[0]`.
 */
export function valueAt(document: unknown, path: string): unknown {
  let value = document;
  for (const [, name, key, index] of path.matchAll(/([^.[\]]+)|\[_key=="([^"]+)"\]|\[(\d+)\]/g)) {
    if (key !== undefined)
      value = Array.isArray(value) ? value.find((item) => item?._key === key) : undefined;
    else if (index !== undefined) value = Array.isArray(value) ? value[Number(index)] : undefined;
    else value = isRecord(value) && name ? value[name] : undefined;
  }
  return value;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
