import { picture } from "../../../sanity/projections.ts";

export const picturePart = `{caption, "picture": picture${picture}}`;
