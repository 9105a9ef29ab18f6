import { isSameSecret } from "#server/is-same-secret.ts";

/** Whether both are there, whole, and the same. What is missing claims nothing. */
export function isClaim(stored: string | null, made: string | null): stored is string {
  return stored !== null && made !== null && made.length >= 43 && isSameSecret(stored, made);
}
