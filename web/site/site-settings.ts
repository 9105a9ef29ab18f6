import "server-only";
import { cache } from "react";
import { sanityFetch } from "#sanity/fetch.ts";
import { siteSettingsQuery } from "./site-settings.query.ts";

/** The agency's own facts; asked for once per page, however many parts of it need them. */
export const getSiteSettings = cache(() => sanityFetch({ query: siteSettingsQuery }));

export type SiteSettings = Awaited<ReturnType<typeof getSiteSettings>>;
