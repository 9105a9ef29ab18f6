import type { Done } from "../saved-form/form-answer.ts";

/** Says what was done in the page's one notice, in place of what it said before; null takes that away. */
export function say(done: Done | null): void {
  dispatchEvent(new CustomEvent("say", { detail: done }));
}
