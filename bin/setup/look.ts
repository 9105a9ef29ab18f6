/** How colours are made of the agency's own. Who was set up in one keeps it until `--look new` asks for the newest. */
export const looks = ["first", "second"] as const;

export type Look = (typeof looks)[number];

export const newestLook: Look = "second";

/** What answers that were stored before there was a choice were made in. */
export const lookBefore: Look = "first";
