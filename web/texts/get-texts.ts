import "server-only";
import { cache } from "react";
import { getLocale } from "#site/locale.ts";
import type * as en from "./en/en.ts";
import { textsOf } from "./texts-of.ts";

/** The catalogue of a language: what the interface says, by feature. A sentence with a name or a number in it is a function. */
export type Texts = typeof en;

/** What the interface says, in the language of the site settings. */
export const getTexts = cache(async (): Promise<Texts> => textsOf(await getLocale()));
