export const defaultRegion = {"locale":"de-DE","currency":"EUR","timeZone":"Europe/Berlin"} as const;
