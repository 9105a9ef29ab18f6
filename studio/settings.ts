const projectId = process.env.SANITY_STUDIO_PROJECT_ID || "local";

/** Where the Studio reads and writes; baked in when it is built. Without a project id that is the local content lake. */
export const settings = {
  projectId,
  dataset: process.env.SANITY_STUDIO_DATASET || "production",
  isDatasetPublic: process.env.SANITY_STUDIO_DATASET_ACCESS === "public",
  lakeUrl:
    process.env.SANITY_STUDIO_API_HOST || (projectId === "local" ? "http://localhost:3900" : undefined),
  siteUrl: process.env.SANITY_STUDIO_SITE_URL || "http://localhost:3000",
};
