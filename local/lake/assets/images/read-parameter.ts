import { AssetRefusal } from "../asset-refusal.ts";

/** A decimal number between two bounds; undefined when the parameter is absent or empty. */
export function readNumber(
  query: URLSearchParams,
  name: string,
  min: number,
  max: number,
): number | undefined {
  const text = query.get(name);
  if (!text) return undefined;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new AssetRefusal(400, `Invalid value for parameter "${name}": expected ${min} to ${max}`);
}

/** One of the choices; undefined when the parameter is absent or empty. */
export function readChoice<Choice extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly Choice[],
): Choice | undefined {
  const text = query.get(name);
  if (!text) return undefined;
  const choice = choices.find((candidate) => candidate === text);
  if (choice) return choice;
  throw new AssetRefusal(400, `Invalid value for parameter "${name}": expected ${choices.join(", ")}`);
}
