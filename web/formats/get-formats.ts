import "server-only";
import { cache } from "react";
import { getLocale } from "#site/locale.ts";
import { getTimeZone } from "#site/time-zone.ts";
import { createFormats } from "./create-formats.ts";

/** The formats of the site settings. Those that need the agency's clocks throw an Error when its time zone cannot be known. */
export const getFormats = cache(async () => {
  const [locale, readTimeZone] = await Promise.all([
    getLocale(),
    getTimeZone().then(
      (timeZone) => () => timeZone,
      (error: unknown) => () => {
        throw error;
      },
    ),
  ]);
  return createFormats(locale, readTimeZone);
});
