import { agency } from "./agency.ts";
import { publishes } from "./publishes.ts";
import { search } from "./search.ts";

export const en = { agency, publishes, search };
