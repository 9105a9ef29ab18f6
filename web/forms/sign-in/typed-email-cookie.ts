/** Keeps the typed address for the login page that a browser without script sees after a failure. */
export const typedEmailCookie = "sign-in-email";
