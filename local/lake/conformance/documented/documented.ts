import { assetSections } from "./assets.ts";
import { contentLakeSections } from "./content-lake.ts";
import { groqSections } from "./groq.ts";
import { platformSections } from "./platform.ts";
import type { Section } from "./section.ts";
import { webhookSections } from "./webhooks.ts";

/** What Sanity's documentation names, section by section. */
export const documented: Section[] = [
  ...contentLakeSections,
  ...groqSections,
  ...assetSections,
  ...webhookSections,
  ...platformSections,
];
