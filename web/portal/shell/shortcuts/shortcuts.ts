import type { Texts } from "#texts/get-texts.ts";

type Shortcut = {
  name: keyof Texts["shortcuts"]["keys"];
  /** As `aria-keyshortcuts` of what it presses or leads to, and as people see it on a keyboard. */
  keys: readonly string[];
  /** Through a list whose rows are worked off, such as messages; else on every page of the portal. */
  isOfList?: true;
};

/**
 * Every key of the portal, each once. But for those that move through a list, a key presses the first element in view that says in
 * `aria-keyshortcuts` that it is its own.
 */
export const shortcuts = [
  { name: "next", keys: ["j"], isOfList: true },
  { name: "previous", keys: ["k"], isOfList: true },
  { name: "open", keys: ["o", "Enter"], isOfList: true },
  { name: "select", keys: ["x"], isOfList: true },
  { name: "answered", keys: ["e"], isOfList: true },
  { name: "reply", keys: ["r"], isOfList: true },
  { name: "snooze", keys: ["s"], isOfList: true },
  { name: "spam", keys: ["!"], isOfList: true },
  { name: "new", keys: ["n"], isOfList: true },
  { name: "send", keys: ["Control+Enter"], isOfList: true },
  { name: "search", keys: ["/", "Control+K"] },
  { name: "help", keys: ["?"] },
] as const satisfies readonly Shortcut[];
