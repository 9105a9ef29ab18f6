/** What llms.txt says of the site, for programs that read it. */
export const llms = {
  services: "Services",
  work: "Work",
  pages: "Pages",
  contact: "Contact",
  facts: { person: "Person", email: "Email", phone: "Phone", place: "Place" },
};
