import { type ClientConfig, createClient } from "@sanity/client";
import { visionTool } from "@sanity/vision";
import { defineConfig } from "sanity";
import { presentationTool } from "sanity/presentation";
import { structureTool } from "sanity/structure";
import { schemaTypes } from "../schemas/documents/all.ts";
import { ChooseInput } from "./form/choose-input.tsx";
import { ChoosePreview } from "./form/choose-preview.tsx";
import { EightBallIcon } from "./look/eight-ball-icon.tsx";
import { theme } from "./look/theme.ts";
import { findPreviewAddress } from "./presentation/find-preview-address.ts";
import { locations } from "./presentation/locations.ts";
import { mainDocuments } from "./presentation/main-documents.ts";
import { keepOldAddress } from "./redirects/keep-old-address.ts";
import { scheduleBadge } from "./schedule/schedule-badge.ts";
import { settings } from "./settings.ts";
import { keepSingletons } from "./singletons/keep-singletons.ts";
import { withoutSingletons } from "./singletons/without-singletons.ts";
import { structure } from "./structure/structure.ts";

const { projectId, dataset, lakeUrl, siteUrl } = settings;
const hostedOnly = { enabled: !lakeUrl }; // the lake does not speak these parts of the API

export default defineConfig({
  title: "Corner Pocket",
  icon: EightBallIcon,
  theme,
  projectId,
  dataset,
  plugins: [
    structureTool({ title: "Content", structure }),
    presentationTool({
      title: "Preview",
      previewUrl: { initial: siteUrl, previewMode: { enable: "/api/preview/enable" } },
      allowOrigins: [siteUrl],
      resolve: { mainDocuments, locations },
    }),
    ...(lakeUrl ? [visionTool({ defaultApiVersion: "2025-02-19" })] : []),
  ],
  schema: {
    types: schemaTypes,
    templates: (templates) => withoutSingletons(templates, ({ schemaType }) => schemaType),
  },
  form: { components: { input: ChooseInput, preview: ChoosePreview } },
  document: {
    actions: (actions, { schemaType }) =>
      keepSingletons(actions, schemaType).map((action) =>
        action.action === "publish" ? keepOldAddress(action) : action,
      ),
    badges: (badges) => [...badges, scheduleBadge],
    newDocumentOptions: (options) => withoutSingletons(options, ({ templateId }) => templateId),
    productionUrl: async (_, { document }) => findPreviewAddress(document),
    comments: hostedOnly,
  },
  releases: hostedOnly,
  scheduledDrafts: hostedOnly,
  tasks: hostedOnly,
  apps: { canvas: hostedOnly },
  mediaLibrary: lakeUrl ? { enabled: false } : undefined,
  scheduledPublishing: { enabled: false }, // every list has its own “Show from” and “Show until”
  announcements: { enabled: false },
  unstable_clientFactory: lakeUrl ? (options) => createLakeClient(options, lakeUrl) : undefined,
});

function createLakeClient(options: ClientConfig, apiHost: string) {
  return createClient({ ...options, apiHost, useProjectHostname: false });
}
