import { picture } from "../../sanity/projections.ts";

/** What the section shows of its field: `portfolio${portfolioPart}`. */
export const portfolioPart = `{
  heading,
  intro,
  tabs[]{_key, label, picture${picture}}
}`;
