import { visionTool } from "@sanity/vision";
import { map } from "rxjs";
import { defineConfig } from "sanity";
import { presentationTool } from "sanity/presentation";
import { structureTool } from "sanity/structure";
import brand from "../schemas/brand.json";
import { schemaTypes } from "../schemas/documents/all.ts";
import { keepFixed, withoutFixed } from "./fixed-types.ts";
import { ChooseInput } from "./form/choose-input.tsx";
import { ChoosePreview } from "./form/choose-preview.tsx";
import { createLakeClient } from "./lake/lake-client.ts";
import { legalPageTemplate } from "./legal-pages.ts";
import { AgencyIcon } from "./look/agency-icon.tsx";
import { theme } from "./look/theme.ts";
import { WithoutPresence } from "./look/without-presence.tsx";
import { watchUnready } from "./opening/watch-unready.ts";
import { TextPlugins } from "./paste/text-input.tsx";
import { findPreviewAddress } from "./presentation/find-preview-address.ts";
import { locations } from "./presentation/locations.ts";
import { mainDocuments } from "./presentation/main-documents.ts";
import { keepOldAddress } from "./redirects/keep-old-address.ts";
import { scheduleBadge } from "./schedule/describe-schedule.ts";
import { settings } from "./settings.ts";
import { structure } from "./structure/structure.ts";
import { refuseWhileUsed } from "./take-off/refuse-while-used.tsx";

const { projectId, dataset, lakeUrl, siteUrl } = settings;
const hostedOnly = { enabled: !lakeUrl }; // the lake does not speak these parts of the API

export default defineConfig({
  title: brand.name,
  icon: AgencyIcon,
  theme,
  projectId,
  dataset,
  plugins: [
    structureTool({
      title: "Content",
      structure: (S, { documentStore }) =>
        watchUnready(documentStore).pipe(map((unready) => structure(S, unready))),
    }),
    presentationTool({
      title: "Preview",
      previewUrl: { initial: siteUrl, previewMode: { enable: "/api/preview/enable" } },
      allowOrigins: [siteUrl],
      resolve: { mainDocuments, locations },
    }),
    visionTool({ defaultApiVersion: "2025-02-19" }),
  ],
  tools: (tools, { currentUser }) =>
    tools.filter(
      ({ name }) => name !== "vision" || currentUser?.roles.some((role) => role.name === "administrator"),
    ),
  schema: {
    types: schemaTypes,
    templates: (templates) => [...withoutFixed(templates, ({ schemaType }) => schemaType), legalPageTemplate],
  },
  form: {
    components: { input: ChooseInput, preview: ChoosePreview, portableText: { plugins: TextPlugins } },
  },
  // Nobody but this computer's owner is on the lake.
  studio: lakeUrl ? { components: { navbar: WithoutPresence } } : undefined,
  document: {
    actions: (actions, { schemaType }) =>
      keepFixed(actions, schemaType).map((action) => {
        if (action.action === "publish") return keepOldAddress(action);
        return action.action === "unpublish" || action.action === "delete" ? refuseWhileUsed(action) : action;
      }),
    badges: (badges) => [...badges, scheduleBadge],
    newDocumentOptions: (options) => withoutFixed(options, ({ templateId }) => templateId),
    productionUrl: async (_, { document }) => findPreviewAddress(document),
    comments: hostedOnly,
  },
  releases: hostedOnly,
  scheduledDrafts: { enabled: false }, // every list has its own “Show from” and “Show until”
  tasks: hostedOnly,
  apps: { canvas: hostedOnly },
  mediaLibrary: lakeUrl ? { enabled: false } : undefined,
  scheduledPublishing: { enabled: false },
  announcements: { enabled: false },
  unstable_clientFactory: lakeUrl ? (options) => createLakeClient(options, lakeUrl) : undefined,
});
