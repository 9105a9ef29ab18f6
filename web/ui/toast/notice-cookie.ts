/** Carries what was done to the page that a browser goes on to; the page's script removes it. */
export const noticeCookie = "notice";
