import { changeOrders } from "./change-orders.ts";
import { decisions } from "./decisions.ts";
import { endorsement } from "./endorsement.ts";
import { feedback } from "./feedback.ts";
import { files } from "./files.ts";
import { project } from "./project.ts";
import { search } from "./search.ts";

export const en = { changeOrders, decisions, endorsement, feedback, files, project, search };
