import type { CustomValidator } from "sanity";

const megabyte = 1_000_000;

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

function readReference(file: unknown): string | undefined {
  if (typeof file !== "object" || file === null || !("asset" in file)) return;
  const { asset } = file;
  if (typeof asset !== "object" || asset === null || !("_ref" in asset)) return;
  return typeof asset._ref === "string" ? asset._ref : undefined;
}
