import { account } from "./account.ts";
import { accountForms } from "./account-forms.ts";
import { billing } from "./billing.ts";
import { documentation } from "./documentation.ts";
import { forms } from "./forms.ts";
import { notifications } from "./notifications.ts";
import { search } from "./search.ts";
import { shell } from "./shell.ts";

export const en = { account, accountForms, billing, documentation, forms, notifications, search, shell };
