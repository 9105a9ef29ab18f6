/** What is written in the Studio's site settings to begin with, and holds where they cannot be read. */
export const defaultRegion = { locale: "en-CA", currency: "CAD", timeZone: "America/Toronto" } as const;
