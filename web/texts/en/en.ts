import { agency } from "./agency.ts";
import { auditKinds } from "./audit-kinds.ts";
import { auditLog } from "./audit-log.ts";
import { clientDashboard } from "./client-dashboard.ts";
import { clientStory } from "./client-story.ts";
import { invites } from "./invites.ts";
import { notes } from "./notes.ts";
import { overview } from "./overview.ts";
import { people } from "./people.ts";
import { publishes } from "./publishes.ts";
import { search } from "./search.ts";

export const en = {
  agency,
  auditKinds,
  auditLog,
  clientDashboard,
  clientStory,
  invites,
  notes,
  overview,
  people,
  publishes,
  search,
};
