/** Every word of the consent dialog, which fetches them, and of the table of cookies. */
export const consent = {
  blocked:
    "Your browser is blocking third-party cookies. Some features may be limited. You can still choose your cookie preferences below.",
  refusedByBrowser:
    "Your browser sends a Global Privacy Control signal, so only necessary cookies are used and your visit is not counted.",
  acceptAll: "Accept all",
  acceptNecessary: "No Cookies Pls.",
  manage: "Manage preferences",
  privacy: "Privacy Policy",
  settings: "Cookie settings",
  save: "Save preferences",
  close: "Close cookie settings",
  necessary: {
    title: "Necessary",
    description: "They keep you signed in and remember this choice. They are always on.",
  },
  analytics: {
    title: "Analytics",
    off: "Off, as your browser asks.",
  },
  headers: { name: "Name", purpose: "Purpose", duration: "Duration" },
  table: {
    name: "Name",
    kind: "Kind",
    kinds: { necessary: "necessary", analytics: "analytics" },
    purpose: "Purpose",
    duration: "Kept for",
    settings: "Cookie Settings",
    heading: "Cookies on this site",
  },
  cookies: {
    cc_cookie: { purpose: "Remembers your choice about cookies.", duration: "182 days" },
    "portal-session": {
      purpose: "Keeps you signed in. Set only when you log in.",
      duration: "400 days, or until you sign out",
    },
    "signed-in": {
      purpose: "Tells the page to show your dashboard. Set only when you log in.",
      duration: "400 days, or until you sign out",
    },
    "password-claim": {
      purpose:
        "Shows that you chose your password in this browser. Set only when you sign up or change your address.",
      duration: "7 days, or until you confirm the address",
    },
    "typed-fields": {
      purpose: "Keeps the email address that you typed for the next form of your account. Never a password.",
      duration: "10 minutes",
    },
    "new-password": {
      purpose: "Lets you choose a new password. Set only when you open the link of a mail about it.",
      duration: "15 minutes",
    },
    "known-device": {
      purpose:
        "Lets you sign in here while somebody else guesses at your password, and spares you the email about a new device. Set only when you log in.",
      duration: "1 year",
    },
    notice: {
      purpose: "Lets the next page of the portal say what a form has done. Set only when you are signed in.",
      duration: "15 seconds",
    },
    "new-calendar-address": {
      purpose: "Shows the agency’s owner the address of a calendar that was just made.",
      duration: "1 minute",
    },
    "new-factor": {
      purpose: "Shows you the authenticator app that you are setting up. Set only when you do.",
      duration: "10 minutes",
    },
    "recovery-codes": {
      purpose: "Shows you the recovery codes that were just made. Set only then.",
      duration: "10 minutes, or until you have kept them",
    },
    __prerender_bypass: {
      purpose: "Shows the agency’s editors what is not published yet. Set only from their editing program.",
      duration: "Until the browser is closed",
    },
    "sanity-preview-perspective": {
      purpose: "Remembers which drafts the agency’s editors look at. Set only from their editing program.",
      duration: "Until the browser is closed",
    },
    cc_probe: {
      purpose: "Finds out whether your browser blocks cookies of other sites. Removed at once.",
      duration: "Less than a second",
    },
    _ga: {
      purpose: "Google Analytics: tells visitors apart, to count them. Set only after you accept.",
      duration: "2 years",
    },
    _gid: {
      purpose: "Google Analytics: tells the visits of one day apart. Set only after you accept.",
      duration: "24 hours",
    },
  },
};
