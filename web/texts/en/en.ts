import { agency } from "./agency.ts";
import { auditKinds } from "./audit-kinds.ts";
import { auditLog } from "./audit-log.ts";
import { calls } from "./calls.ts";
import { changeOrders } from "./change-orders.ts";
import { clientDashboard } from "./client-dashboard.ts";
import { clientStory } from "./client-story.ts";
import { decisions } from "./decisions.ts";
import { endorsement } from "./endorsement.ts";
import { feedback } from "./feedback.ts";
import { files } from "./files.ts";
import { inbox } from "./inbox.ts";
import { invites } from "./invites.ts";
import { milestones } from "./milestones.ts";
import { notes } from "./notes.ts";
import { overview } from "./overview.ts";
import { people } from "./people.ts";
import { privateCall } from "./private-call.ts";
import { project } from "./project.ts";
import { projectList } from "./project-list.ts";
import { projectMessages } from "./project-messages.ts";
import { publishes } from "./publishes.ts";
import { requests } from "./requests.ts";
import { search } from "./search.ts";
import { updates } from "./updates.ts";

export const en = {
  agency,
  auditKinds,
  auditLog,
  calls,
  changeOrders,
  clientDashboard,
  clientStory,
  decisions,
  endorsement,
  feedback,
  files,
  inbox,
  invites,
  milestones,
  notes,
  overview,
  people,
  privateCall,
  project,
  projectList,
  projectMessages,
  publishes,
  requests,
  search,
  updates,
};
