import { search } from "./search.ts";

export const en = { search };
