import { isRecord } from "../request/is-record.ts";

/** A copy of the value as it is published: references that waited for publication become strong, unless meant to stay weak. */
export function strengthenReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthenReferences);
  if (!isRecord(value)) return value;
  const { _strengthenOnPublish: wish, ...rest } = value;
  const entries = Object.entries(wish === undefined ? value : rest).map(([name, member]) => [
    name,
    strengthenReferences(member),
  ]);
  const staysWeak = wish === undefined || (isRecord(wish) && wish.weak === true);
  return Object.fromEntries(staysWeak ? entries : entries.filter(([name]) => name !== "_weak"));
}
