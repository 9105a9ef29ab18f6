/**
 * The sign-in service can put an error into an address's fragment, which no server sees: this asks for the same page with the error in
 * its query. It stands in the login itself, and its text never changes, so a policy's hash covers it.
 */
export const askAboutError =
  'if(/^#(.*&)?error(_code|_description)?=[^&]/.test(location.hash))location.replace("/login?"+[location.search,location.hash].map(e=>e.slice(1)).filter(Boolean).join("&"))';
