import { findPlace, rulesOf } from "schemas/find-address.ts";
import { withoutPersonalData } from "./without-personal-data.ts";

const control = /\p{Cc}|\p{Cf}/u;

/**
 * The path of an address of this site, decoded and without its query, where it says nothing about who asked: null in private
 * areas and where a part looks like a secret, an email address or a number.
 */
export function publicPath(address: string, maxLength: number): string | null {
  const path = decodePath(address);
  if (path === null || path.length > maxLength || !path.startsWith("/") || path.startsWith("//")) return null;
  if (control.test(path)) return null;
  const place = findPlace(path);
  if (place && !rulesOf(place).logs) return null;
  return withoutPersonalData(path) === path ? path : null;
}

function decodePath(address: string): string | null {
  const [path = ""] = address.split(/[?#]/);
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
