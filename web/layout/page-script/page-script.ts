import { startAccount } from "../account/start-account.ts";
import { startConsent } from "../consent/start-consent.ts";
import { leaveCleanly } from "../header/leave-cleanly.ts";
import { sayLoading } from "../loading-notice/say-loading.ts";
import { closeDismissed } from "./close-dismissed.ts";
import { wakeOnIntent } from "./wake-on-intent.ts";

// The address of a bundled file: see bundle-page-script.ts.
declare const BROWSER_SCRIPT: string;

// Everything that acts without React. It stands inline at the top of every page, before anything can be pressed.
wakeOnIntent();
startAccount();
startConsent();
closeDismissed();
leaveCleanly();
sayLoading();
if (!(CSS.supports("animation-timeline: scroll()") && "command" in HTMLButtonElement.prototype))
  void import(BROWSER_SCRIPT);
