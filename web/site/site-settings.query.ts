import { defineQuery } from "groq";
import { picture, revision } from "../sanity/projections.ts";

export const siteSettingsQuery = defineQuery(`*[_type == "siteSettings" && _id == "siteSettings"][0]{
  ${revision},
  agencyName,
  ownerName,
  tagline,
  logo${picture},
  "brandKit": *[_type == "brandKit" && _id == "brandKit"][0]{${revision}},
  "logoOnDark": *[_type == "brandKit" && _id == "brandKit"][0].logos[background == "dark"][0].svg.asset->{_id},
  portrait${picture},
  contactEmail,
  phone,
  region,
  locality,
  country,
  timeZone,
  locale,
  currency,
  hours[]{_key, days, opens, closes},
  callHours{days, opens, closes},
  analyticsId,
  socialLinks[]{_key, platform, url},
  reviewLink,
  "seoTitle": seo.title,
  "seoDescription": seo.description,
  "seoImage": seo.image${picture}
}`);
