import { calls } from "./calls.ts";
import { changeOrders } from "./change-orders.ts";
import { decisions } from "./decisions.ts";
import { endorsement } from "./endorsement.ts";
import { feedback } from "./feedback.ts";
import { files } from "./files.ts";
import { inbox } from "./inbox.ts";
import { milestones } from "./milestones.ts";
import { privateCall } from "./private-call.ts";
import { project } from "./project.ts";
import { projectList } from "./project-list.ts";
import { projectMessages } from "./project-messages.ts";
import { requests } from "./requests.ts";
import { search } from "./search.ts";
import { updates } from "./updates.ts";

export const en = {
  calls,
  changeOrders,
  decisions,
  endorsement,
  feedback,
  files,
  inbox,
  milestones,
  privateCall,
  project,
  projectList,
  projectMessages,
  requests,
  search,
  updates,
};
