import { defineQuery } from "groq";
import { revision } from "../sanity/projections.ts";

export const retentionQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  ${revision},
  retention{spam, requests, signups, accounts, projects, mails, audit, records}
}`);
