import { picture } from "../../../sanity/projections.ts";

export const logosPart = `{heading, "logos": logos[]{_key, ...${picture}}}`;
