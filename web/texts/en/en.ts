import { calls } from "./calls.ts";
import { inbox } from "./inbox.ts";
import { milestones } from "./milestones.ts";
import { privateCall } from "./private-call.ts";
import { projectList } from "./project-list.ts";
import { projectMessages } from "./project-messages.ts";
import { requests } from "./requests.ts";
import { search } from "./search.ts";
import { updates } from "./updates.ts";

export const en = {
  calls,
  inbox,
  milestones,
  privateCall,
  projectList,
  projectMessages,
  requests,
  search,
  updates,
};
