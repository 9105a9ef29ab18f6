type CookieRow = {
  name: string;
  category: "necessary" | "analytics";
  purpose: string;
  duration: string;
};

export const consentCookieDays = 182;

/** Every cookie that the site may set: what the consent dialog and the privacy policy say about it. */
export const cookieTable: readonly CookieRow[] = [
  {
    name: "cc_cookie",
    category: "necessary",
    purpose: "Remembers your choice about cookies.",
    duration: `${consentCookieDays} days`,
  },
  {
    name: "portal-session",
    category: "necessary",
    purpose: "Keeps you signed in. Set only when you log in.",
    duration: "400 days, or until you sign out",
  },
  {
    name: "signed-in",
    category: "necessary",
    purpose: "Tells the page to show your dashboard. Set only when you log in.",
    duration: "400 days, or until you sign out",
  },
  {
    name: "password-claim",
    category: "necessary",
    purpose:
      "Shows that you chose your password in this browser. Set only when you sign up or change your address.",
    duration: "7 days, or until you confirm the address",
  },
  {
    name: "typed-fields",
    category: "necessary",
    purpose: "Keeps the email address that you typed for the next form of your account. Never a password.",
    duration: "10 minutes",
  },
  {
    name: "new-password",
    category: "necessary",
    purpose: "Lets you choose a new password. Set only when you open the link of a mail about it.",
    duration: "15 minutes",
  },
  {
    name: "known-device",
    category: "necessary",
    purpose: "Lets you sign in here while somebody else guesses at your password. Set only when you log in.",
    duration: "1 year",
  },
  {
    name: "notice",
    category: "necessary",
    purpose: "Lets the next page of the portal say what a form has done. Set only when you are signed in.",
    duration: "15 seconds",
  },
  {
    name: "new-calendar-address",
    category: "necessary",
    purpose: "Shows the agency's owner the address of a calendar that was just made.",
    duration: "1 minute",
  },
  {
    name: "__prerender_bypass",
    category: "necessary",
    purpose: "Shows the agency's editors what is not published yet. Set only from their editing program.",
    duration: "Until the browser is closed",
  },
  {
    name: "sanity-preview-perspective",
    category: "necessary",
    purpose: "Remembers which drafts the agency's editors look at. Set only from their editing program.",
    duration: "Until the browser is closed",
  },
  {
    name: "cc_probe",
    category: "necessary",
    purpose: "Finds out whether your browser blocks cookies of other sites. Removed at once.",
    duration: "Less than a second",
  },
  {
    name: "_ga",
    category: "analytics",
    purpose: "Google Analytics: tells visitors apart, to count them. Set only after you accept.",
    duration: "2 years",
  },
  {
    name: "_gid",
    category: "analytics",
    purpose: "Google Analytics: tells the visits of one day apart. Set only after you accept.",
    duration: "24 hours",
  },
];
