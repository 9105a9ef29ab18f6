import type { CustomValidator } from "sanity";

/** Advises against more items than `count` without forbidding them; `max` would take the Studio's “Add item” away. */
export function warnAbove(count: number, advice: string): CustomValidator<unknown[] | undefined> {
  return (items) => !items || items.length <= count || advice;
}
