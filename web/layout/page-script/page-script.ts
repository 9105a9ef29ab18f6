import { startAccount } from "../account/start-account.ts";
import { startConsent } from "../consent/start-consent.ts";
import { leaveCleanly } from "../header/leave-cleanly.ts";
import { hideNotice } from "../loading-notice/say-loading.ts";
import { actAtOnce } from "./act-at-once.ts";
import { find, listen, onReturn } from "./short-names.ts";
import { wakeOnIntent } from "./wake-on-intent.ts";

// Everything that acts before any file has come. It stands inline at the top of every page, before anything can be pressed.
wakeOnIntent();
actAtOnce();
startAccount();
startConsent();
closeDismissed();
leaveCleanly();
// A page that comes back still shows what it showed when it was left.
onReturn(hideNotice);

/** Closes what was dismissed on an earlier visit before anybody sees it; remember-dismissal.ts wrote that down. */
function closeDismissed(): void {
  listen("DOMContentLoaded", () => {
    const dialog = find<HTMLDialogElement>("[data-dismissal]");
    if (localStorage[dialog?.dataset.dismissal ?? ""]) dialog?.close();
  });
}
