import { link, picture } from "../../../sanity/projections.ts";

export const cardsPart = `{heading, intro, cards[]{_key, title, text, "picture": picture${picture}, link${link}}}`;
