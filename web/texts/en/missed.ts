export const missed = {
  title: "Addresses not found",
  intro: "What visitors looked for in vain. Lead an address to a page, and it works from then on.",
  part: "The addresses",
  list: "Not found",
  listed: "addresses",
  none: "Every address that visitors tried has led somewhere.",
  noToken: "Redirects are made in the Studio here. Setting SANITY_API_WRITE_TOKEN allows it with one click.",
  facts: (requests: number, age: string) =>
    `Asked for ${requests === 1 ? "once" : `${requests} times`}, last ${age}`,
  destination: "Lead it to",
  page: (title: string, path: string) => `${title} (${path})`,
  redirect: "Make a redirect",
  redirectNamed: (path: string) => `Make a redirect from ${path}`,
  inStudio: "Make a redirect in the Studio",
  forget: "Dismiss",
  forgetNamed: (path: string) => `Dismiss ${path}`,
};
