import { z } from "zod";
import { formerHoneypotName, honeypotName } from "./suspect-spam.ts";

// Whatever stands in the trap refuses nobody: a password manager may have put it there.
const whatever = z.unknown().optional();

/** The trap's fields of a public form, to be spread among its others. */
export const trap = { [honeypotName]: whatever, [formerHoneypotName]: whatever };

export function isTrapped(values: Partial<Record<keyof typeof trap, unknown>>): boolean {
  return [values[honeypotName], values[formerHoneypotName]].some((value) =>
    typeof value === "string" ? value.trim() !== "" : value !== undefined && value !== null,
  );
}
