import { picture } from "../../../sanity/projections.ts";

export const pairPart = `{caption, "before": before${picture}, "after": after${picture}}`;
