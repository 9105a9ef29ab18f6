import { agency } from "./agency.ts";
import { clientDashboard } from "./client-dashboard.ts";
import { overview } from "./overview.ts";
import { people } from "./people.ts";
import { publishes } from "./publishes.ts";
import { search } from "./search.ts";

export const en = { agency, clientDashboard, overview, people, publishes, search };
