import { account } from "./account.ts";
import { notifications } from "./notifications.ts";
import { search } from "./search.ts";

export const en = { account, notifications, search };
