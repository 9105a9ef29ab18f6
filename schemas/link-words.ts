/** So that the header of a small window has room for it. */
export const mostLettersInMenu = 24;

/** The links that every page has, by what they are usually called in English. */
export const wordsOfLinks = [
  { name: "services", title: "Services", where: "The menu of the header and the list of the footer." },
  { name: "documentation", title: "Documentation", where: "The header in wide windows." },
  { name: "docs", title: "DOCS", where: "The same in narrow ones." },
  { name: "login", title: "Login / Signup", where: "The header, for whoever is not signed in." },
  { name: "contact", title: "Contact Me", where: "The button of the header." },
  { name: "home", title: "Home", where: "The menu on phones." },
  { name: "more", title: "More", where: "The menu with your own entries, and their group in the footer." },
  { name: "work", title: "All Work", where: "The footer." },
  { name: "brand", title: "Brand Kit", where: "The footer." },
  { name: "reachOut", title: "Reach Out", where: "The footer." },
  { name: "review", title: "Rate us on Google", where: "The footer." },
  { name: "privacy", title: "Privacy Policy", where: "The last line of the footer." },
  { name: "terms", title: "Terms of Service", where: "The last line of the footer." },
  { name: "imprint", title: "Imprint", where: "The last line of the footer." },
  { name: "cookies", title: "Cookie Settings", where: "The last line of the footer." },
] as const;

export type LinkWord = (typeof wordsOfLinks)[number]["name"];
