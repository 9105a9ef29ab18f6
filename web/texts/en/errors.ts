/** What stands in place of a page. Of the catalogues only this file is in a script: it is said when no server says anything. */
export const errors = {
  missing: { title: "404", message: "The requested page could not be found." },
  title: "Error",
  unexpected: { title: "Oops!", message: "An unexpected error occurred." },
  reference: "Reference:",
  tryAgain: "Try again",
  home: "Home",
  contact: "Contact",
};
