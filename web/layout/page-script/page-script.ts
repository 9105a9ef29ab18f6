import { startAccount } from "../account/start-account.ts";
import { startConsent } from "../consent/start-consent.ts";
import { leaveCleanly } from "../header/leave-cleanly.ts";
import { hideNotice } from "../loading-notice/say-loading.ts";
import { actAtOnce } from "./act-at-once.ts";
import { closeDismissed } from "./close-dismissed.ts";
import { onReturn } from "./short-names.ts";
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
