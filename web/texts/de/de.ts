import type { en } from "../en/en.ts";
import { account } from "./account.ts";
import { accountForms } from "./account-forms.ts";
import { advice } from "./advice.ts";
import { agency } from "./agency.ts";
import { auditKinds } from "./audit-kinds.ts";
import { auditLog } from "./audit-log.ts";
import { backups } from "./backups.ts";
import { billing } from "./billing.ts";
import { callOutline } from "./call-outline.ts";
import { calls } from "./calls.ts";
import { changeOrders } from "./change-orders.ts";
import { clientDashboard } from "./client-dashboard.ts";
import { clientStory } from "./client-story.ts";
import { decisions } from "./decisions.ts";
import { documentation } from "./documentation.ts";
import { endorsement } from "./endorsement.ts";
import { feedback } from "./feedback.ts";
import { files } from "./files.ts";
import { forms } from "./forms.ts";
import { home } from "./home.ts";
import { inbox } from "./inbox.ts";
import { invites } from "./invites.ts";
import { mails } from "./mails.ts";
import { milestones } from "./milestones.ts";
import { missed } from "./missed.ts";
import { news } from "./news.ts";
import { notes } from "./notes.ts";
import { notifications } from "./notifications.ts";
import { overview } from "./overview.ts";
import { people } from "./people.ts";
import { privacy } from "./privacy.ts";
import { privateCall } from "./private-call.ts";
import { project } from "./project.ts";
import { projectList } from "./project-list.ts";
import { projectMessages } from "./project-messages.ts";
import { publishes } from "./publishes.ts";
import { requests } from "./requests.ts";
import { search } from "./search.ts";
import { servicePage } from "./service-page.ts";
import { shell } from "./shell.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { updates } from "./updates.ts";
import { work } from "./work.ts";

export const de = {
  advice,
  account,
  accountForms,
  agency,
  auditKinds,
  auditLog,
  backups,
  billing,
  callOutline,
  calls,
  changeOrders,
  clientDashboard,
  clientStory,
  decisions,
  documentation,
  endorsement,
  feedback,
  files,
  forms,
  home,
  inbox,
  invites,
  mails,
  milestones,
  missed,
  news,
  notes,
  notifications,
  overview,
  people,
  privacy,
  privateCall,
  project,
  projectList,
  projectMessages,
  publishes,
  requests,
  search,
  servicePage,
  shell,
  unsubscribe,
  updates,
  work,
} satisfies typeof en;
