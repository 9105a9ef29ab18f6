export type ContactMessage = { name: string; email: string; phone: string; message: string };

type Rule = { isKept: (message: ContactMessage) => boolean; text: string };

/** What a browser accepts in `<input type="email">`: https://html.spec.whatwg.org/#valid-e-mail-address */
const browserEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const rules: Rule[] = [
  { isKept: ({ name }) => name.trim() !== "", text: "Please enter your name." },
  { isKept: ({ email }) => browserEmail.test(email.trim()), text: "Please enter a valid email address." },
  { isKept: ({ message }) => message.trim() !== "", text: "Please enter a message." },
];

/** Why a contact message cannot be sent: the text of the first rule it breaks, or null. The phone is optional. */
export function findContactMessageError(message: ContactMessage): string | null {
  return rules.find(({ isKept }) => !isKept(message))?.text ?? null;
}
