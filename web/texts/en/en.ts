import { account } from "./account.ts";
import { billing } from "./billing.ts";
import { documentation } from "./documentation.ts";
import { notifications } from "./notifications.ts";
import { search } from "./search.ts";
import { shell } from "./shell.ts";

export const en = { account, billing, documentation, notifications, search, shell };
