import { account } from "./account.ts";
import { accountForms } from "./account-forms.ts";
import { advice } from "./advice.ts";
import { agency } from "./agency.ts";
import { auditKinds } from "./audit-kinds.ts";
import { auditLog } from "./audit-log.ts";
import { authMails } from "./auth-mails.ts";
import { backups } from "./backups.ts";
import { billing } from "./billing.ts";
import { brand } from "./brand.ts";
import { callOutline } from "./call-outline.ts";
import { calls } from "./calls.ts";
import { changeOrders } from "./change-orders.ts";
import { clientDashboard } from "./client-dashboard.ts";
import { clientStory } from "./client-story.ts";
import { consent } from "./consent.ts";
import { contact } from "./contact.ts";
import { decisions } from "./decisions.ts";
import { discoveryCall } from "./discovery-call.ts";
import { documentation } from "./documentation.ts";
import { endorsement } from "./endorsement.ts";
import { errors } from "./errors.ts";
import { feedback } from "./feedback.ts";
import { files } from "./files.ts";
import { forms } from "./forms.ts";
import { home } from "./home.ts";
import { inbox } from "./inbox.ts";
import { invites } from "./invites.ts";
import { layout } from "./layout.ts";
import { legal } from "./legal.ts";
import { llms } from "./llms.ts";
import { mails } from "./mails.ts";
import { milestones } from "./milestones.ts";
import { missed } from "./missed.ts";
import { news } from "./news.ts";
import { notes } from "./notes.ts";
import { notifications } from "./notifications.ts";
import { overview } from "./overview.ts";
import { ownerAnswers } from "./owner-answers.ts";
import { people } from "./people.ts";
import { privacy } from "./privacy.ts";
import { privateCall } from "./private-call.ts";
import { project } from "./project.ts";
import { projectList } from "./project-list.ts";
import { projectMessages } from "./project-messages.ts";
import { publishes } from "./publishes.ts";
import { requests } from "./requests.ts";
import { rules } from "./rules.ts";
import { search } from "./search.ts";
import { servicePage } from "./service-page.ts";
import { shell } from "./shell.ts";
import { unsubscribe } from "./unsubscribe.ts";
import { updates } from "./updates.ts";
import { work } from "./work.ts";

export const en = {
  accountForms,
  account,
  advice,
  agency,
  auditKinds,
  auditLog,
  authMails,
  backups,
  billing,
  brand,
  callOutline,
  calls,
  changeOrders,
  clientDashboard,
  clientStory,
  consent,
  contact,
  decisions,
  discoveryCall,
  documentation,
  endorsement,
  errors,
  feedback,
  files,
  forms,
  home,
  inbox,
  invites,
  layout,
  legal,
  llms,
  mails,
  milestones,
  missed,
  news,
  notes,
  notifications,
  overview,
  ownerAnswers,
  people,
  privacy,
  privateCall,
  projectList,
  projectMessages,
  project,
  publishes,
  requests,
  rules,
  search,
  servicePage,
  shell,
  unsubscribe,
  updates,
  work,
};
