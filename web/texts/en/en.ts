import { changeOrders } from "./change-orders.ts";
import { decisions } from "./decisions.ts";
import { feedback } from "./feedback.ts";
import { search } from "./search.ts";

export const en = { changeOrders, decisions, feedback, search };
