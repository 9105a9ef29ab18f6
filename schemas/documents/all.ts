import { brandColor, brandLogo, hexColour, typeface } from "../objects/brand-parts.ts";
import { callHours } from "../objects/call-hours.ts";
import { chapterTypes } from "../objects/chapters.ts";
import { credit } from "../objects/credit.ts";
import { hour } from "../objects/hour.ts";
import { link } from "../objects/link.ts";
import { linkWords, menuLink } from "../objects/menus.ts";
import { picture } from "../objects/picture.ts";
import { portfolioTab } from "../objects/portfolio-tab.ts";
import { price } from "../objects/price.ts";
import { result } from "../objects/result.ts";
import { retention } from "../objects/retention.ts";
import { richText } from "../objects/rich-text.ts";
import { seo } from "../objects/seo.ts";
import { deliverable, processStep, questionAnswer } from "../objects/service-parts.ts";
import { socialLink } from "../objects/social-link.ts";
import { video } from "../objects/video.ts";
import { announcement } from "./announcement.ts";
import { brandKit } from "./brand-kit.ts";
import { carePlan } from "./care-plan.ts";
import { caseStudy } from "./case-study.ts";
import { docArticle } from "./doc-article.ts";
import { homePage } from "./home-page.ts";
import { industry } from "./industry.ts";
import { changeLogEntry, legalPage } from "./legal-page.ts";
import { page } from "./page.ts";
import { portal } from "./portal.ts";
import { callPart, nextStep, promises } from "./promises.ts";
import { proverb } from "./proverb.ts";
import { redirect } from "./redirect.ts";
import { serviceCard } from "./service-card.ts";
import { servicePage } from "./service-page.ts";
import { showcasePage } from "./showcase-page.ts";
import { siteSettings } from "./site-settings.ts";
import { testimonial } from "./testimonial.ts";
import { workPage } from "./work-page.ts";

/** The documents of which there is exactly one; its id is its type's name. */
export const singletonTypes = [siteSettings, promises, homePage, workPage, brandKit, portal];

export const listTypes = [
  serviceCard,
  servicePage,
  page,
  caseStudy,
  industry,
  testimonial,
  proverb,
  showcasePage,
  announcement,
  legalPage,
  docArticle,
  carePlan,
  redirect,
];

const objectTypes = [
  picture,
  video,
  link,
  richText,
  seo,
  hexColour,
  callHours,
  hour,
  socialLink,
  menuLink,
  linkWords,
  retention,
  portfolioTab,
  deliverable,
  processStep,
  price,
  questionAnswer,
  result,
  ...chapterTypes,
  credit,
  changeLogEntry,
  callPart,
  nextStep,
  brandLogo,
  brandColor,
  typeface,
];

/** The types whose documents neither come nor go: each has its place on the site, and no other has one. */
export const fixedTypes = [...singletonTypes, legalPage];

export const schemaTypes = [...singletonTypes, ...listTypes, ...objectTypes];
