import { hideLoading } from "#ui/loading-notice/hide-loading.ts";
import { startAccount } from "../account/start-account.ts";
import { startConsent } from "../consent/start-consent.ts";
import { leaveCleanly } from "../header/leave-cleanly.ts";
import { actAtOnce } from "./act-at-once.ts";
import { fetchTypeface } from "./fetch-typeface.ts";
import { holdPage } from "./hold-page.ts";
import { keepTyped } from "./keep-typed.ts";
import { keepWords } from "./keep-words.ts";
import { onReturn } from "./on-return.ts";
import { wakeOnIntent } from "./wake-on-intent.ts";

// Everything that acts before any file has come. It stands inline at the top of every page, before anything can be pressed.
fetchTypeface();
wakeOnIntent();
actAtOnce();
startAccount();
startConsent();
startAtRest();
leaveCleanly();
keepTyped();
keepWords();
holdPage();
// A page that comes back still shows what it showed when it was left.
onReturn(hideLoading);

/**
 * Before anybody sees or hears the page: closes what was dismissed on an earlier visit, as remember-dismissal.ts wrote down, and lets a
 * screen reader find only the first of panels that lie side by side, or the linked one. Without script all are there to be read.
 */
function startAtRest(): void {
  addEventListener("DOMContentLoaded", () => {
    for (const panel of document.querySelectorAll<HTMLElement>("[data-scrolled] [id]+[id]"))
      panel.inert = location.hash !== `#${panel.id}`;
    const dialog = document.querySelector<HTMLDialogElement>("[data-dismissal]");
    if (localStorage[dialog?.dataset.dismissal ?? ""]) dialog?.close();
  });
}
