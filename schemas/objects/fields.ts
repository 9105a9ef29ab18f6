import {
  type ArrayDefinition,
  type CustomValidator,
  defineArrayMember,
  defineField,
  type SlugDefinition,
  type SlugRule,
} from "sanity";
import { isWebAddress } from "../find-address.ts";
import { checkFreeSlug } from "./free-slug.ts";

// The fields that most forms have: what each one is, and the sentence that the owner reads under its title.

type Named = { name: string; title: string; group?: string };
type Limited = Named & { initialValue?: string; max: number };

/** A line of at most `max` characters, which must be filled in. */
export function requiredLine({ max, ...field }: Limited, description: string) {
  return defineField({
    ...field,
    type: "string",
    description,
    validation: (rule) => rule.required().max(max),
  });
}

/** The same for a text of several lines; the form shows as many as `rows`. */
export function requiredText({ max, ...field }: Limited & { rows: number }, description: string) {
  return defineField({ ...field, type: "text", description, validation: (rule) => rule.required().max(max) });
}

/** A link or formatted text, which must be filled in. */
export function required(field: Named & { type: "link" | "richText" }, description: string) {
  return defineField({ ...field, description, validation: (rule) => rule.required() });
}

/**
 * The ending of a web address, made of the field that `source` names: present, short, lower case, nobody else's; `further` rules may be
 * added.
 */
export function slugField(
  { source, ...field }: Named & Pick<SlugDefinition, "readOnly"> & { source: string },
  description: string,
  further: (rule: SlugRule) => SlugRule[] = () => [],
) {
  return defineField({
    ...field,
    type: "slug",
    description,
    options: { source, maxLength: 96, isUnique: () => true },
    validation: (rule) => [
      rule.custom((slug, { document }) => {
        const current = slug?.current;
        if (!current) return explainMissingSlug(document?.[source]);
        if (current.length > 96) return "Keep it under 96 characters.";
        return isWebAddress(current) || "Use only small letters, digits and single hyphens between them.";
      }),
      rule.custom(checkFreeSlug),
      ...further(rule),
    ],
  });
}

/** Generate writes other alphabets in Latin letters where it can, and leaves nothing of the rest. */
function explainMissingSlug(title: unknown): string {
  return typeof title !== "string" || /[\p{Script=Latin}0-9]/u.test(title) || title.trim() === ""
    ? "Press Generate, or type the ending of the web address."
    : `Press Generate. If it stays empty, “${title.trim()}” has no letters that a web address can be made of: type one yourself, like our-prices.`;
}

/** Objects of one of our own types, such as `link`. */
export function listOf(
  type: string,
  field: Named,
  description: string,
  validation?: ArrayDefinition["validation"],
) {
  return defineField({ ...field, type: "array", of: [defineArrayMember({ type })], description, validation });
}

/** Documents of a type, each once; a section without any is left out. More than the number given are advised against. */
export function references(
  type: string,
  field: Named,
  description: string,
  [most, advice]: [number, string] = [Number.POSITIVE_INFINITY, ""],
) {
  return defineField({
    ...field,
    type: "array",
    of: [defineArrayMember({ type: "reference", to: [{ type }] })],
    description,
    validation: (rule) => [
      rule.unique(),
      ...(advice ? [rule.custom(warnAbove(most, advice)).warning()] : []),
    ],
  });
}

/** Advises against more items than `count` without forbidding them; `max` would take the Studio's “Add item” away. */
export function warnAbove(count: number, advice: string): CustomValidator<unknown[] | undefined> {
  return (items) => !items || items.length <= count || advice;
}
