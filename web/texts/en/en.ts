import { agency } from "./agency.ts";
import { search } from "./search.ts";

export const en = { agency, search };
