/** The languages that the product has words in (web/texts), as their two letters. The first stands in for all others. */
export const languages = ["en", "de"] as const;

export type Language = (typeof languages)[number];
