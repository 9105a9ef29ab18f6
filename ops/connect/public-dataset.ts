/** What a public dataset gives away: https://www.sanity.io/docs/content-lake/datasets says that reading it takes no token. */
export const publicDataset =
  "Anybody who knows its name can read what is published: guides for clients and for the owner alone, and what waits for its day. Drafts stay private; pictures and files are public in any dataset";
