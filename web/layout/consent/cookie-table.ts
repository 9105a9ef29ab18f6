export const consentCookieDays = 182;

/** Every cookie that the site may set; the catalogues say what each is for, in the consent dialog and the privacy policy. */
export const cookieTable = [
  { name: "cc_cookie", category: "necessary" },
  { name: "portal-session", category: "necessary" },
  { name: "signed-in", category: "necessary" },
  { name: "password-claim", category: "necessary" },
  { name: "typed-fields", category: "necessary" },
  { name: "new-password", category: "necessary" },
  { name: "known-device", category: "necessary" },
  { name: "notice", category: "necessary" },
  { name: "new-calendar-address", category: "necessary" },
  { name: "new-factor", category: "necessary" },
  { name: "recovery-codes", category: "necessary" },
  { name: "__prerender_bypass", category: "necessary" },
  { name: "sanity-preview-perspective", category: "necessary" },
  { name: "cc_probe", category: "necessary" },
  { name: "_ga", category: "analytics" },
  { name: "_gid", category: "analytics" },
] as const;

/** Those that over https no other host may set. */
const hostOnly: readonly string[] = ["password-claim"];

/** What a browser lists it as. */
export function shownName(name: string, isSecure: boolean): string {
  return isSecure && hostOnly.includes(name) ? `__Host-${name}` : name;
}

const ofTheQuestion: readonly string[] = ["cc_cookie", "cc_probe"];

/** Those of a site that asks whether visits may be counted, or of one that does not. */
export function listCookies(isAsked: boolean) {
  return cookieTable.filter(
    ({ name, category }) => isAsked || (category === "necessary" && !ofTheQuestion.includes(name)),
  );
}
