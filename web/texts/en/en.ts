import { decisions } from "./decisions.ts";
import { search } from "./search.ts";

export const en = { decisions, search };
