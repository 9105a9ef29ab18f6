const probe = "cc_probe=1";
const attributes = "; Path=/; SameSite=None; Secure; Partitioned";

/** Tries to set such a cookie as analytics would. `navigator.cookieEnabled` stays true where only those are blocked. */
export function areThirdPartyCookiesBlocked(): boolean {
  if (!isSecureContext) return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API would not say why it failed.
  document.cookie = `${probe}${attributes}; Max-Age=10`;
  const isSet = document.cookie.includes(probe);
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${probe}${attributes}; Max-Age=0`;
  return !isSet;
}
