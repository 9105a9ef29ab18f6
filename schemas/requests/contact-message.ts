import { cleanName } from "./clean-name.ts";
import { isMailAddress } from "./is-mail-address.ts";
import type { RequestRule } from "./request-rule.ts";

export type ContactMessage = { name: string; email: string; phone: string; message: string };

type Rule = { isKept: (message: ContactMessage) => boolean; rule: RequestRule };

/** What a browser accepts in `<input type="email">`: https://html.spec.whatwg.org/#valid-e-mail-address */
const browserEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const rules: Rule[] = [
  { isKept: ({ name }) => cleanName(name) !== "", rule: "yourName" },
  {
    isKept: ({ email }) => browserEmail.test(email.trim()) || isMailAddress(email.trim()),
    rule: "emailAddress",
  },
  { isKept: ({ message }) => message.trim() !== "", rule: "message" },
];

/** Why a contact message cannot be sent: the first rule it breaks, or null. The phone is optional. */
export function findContactMessageError(message: ContactMessage): RequestRule | null {
  return rules.find(({ isKept }) => !isKept(message))?.rule ?? null;
}
