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
