import { calls } from "./calls.ts";
import { privateCall } from "./private-call.ts";
import { requests } from "./requests.ts";
import { search } from "./search.ts";

export const en = {
  calls,
  privateCall,
  requests,
  search,
};
