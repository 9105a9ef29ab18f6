import { defineQuery } from "groq";
import { linkedPage, picture, revision } from "../sanity/projections.ts";

const menuLinks = `[]{
    _key,
    label,
    url,
    "page": ${linkedPage}
  }`;

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
  headerLinks${menuLinks},
  footerLinks${menuLinks},
  linkWords,
  "seoTitle": seo.title,
  "seoDescription": seo.description,
  "seoImage": seo.image${picture}
}`);
