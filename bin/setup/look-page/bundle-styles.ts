import { join } from "node:path";
import { build } from "esbuild";
import { z } from "zod";
import { root } from "../../stack/settings.ts";

/** The stylesheets of what the page shows. What has more than one of a name is called by its folder. */
const modules = {
  accountPage: "web/accounts/account-form/account-page.module.css",
  actionItems: "web/portal/client/action-items/action-items.module.css",
  badge: "web/ui/badge/badge.module.css",
  button: "web/ui/button/button.module.css",
  callArt: "web/theme/tiles/call-art.module.css",
  dashboard: "web/portal/client/client-dashboard.module.css",
  field: "web/ui/field/field.module.css",
  freeCall: "web/sections/free-call/free-call.module.css",
  hero: "web/sections/hero/hero.module.css",
  heroArt: "web/theme/tiles/hero-art.module.css",
  heroField: "web/theme/tiles/hero-field.module.css",
  milestoneBar: "web/portal/projects/milestones/milestone-bar.module.css",
  notice: "web/ui/notice/notice.module.css",
  numbers: "web/sections/chapters/numbers/numbers.module.css",
  pattern: "web/theme/tiles/pattern/pattern.module.css",
  overviewCard: "web/portal/owner/overview/overview-card.module.css",
  projectCards: "web/portal/client/project-cards.module.css",
  proof: "web/sections/hero/proof.module.css",
  section: "web/ui/section/section.module.css",
  serviceCards: "web/sections/service-cards/service-cards.module.css",
  signInArt: "web/theme/tiles/sign-in-art.module.css",
  switch: "web/ui/switch/switch.module.css",
  tabs: "web/ui/tabs/tabs.module.css",
  testimonials: "web/sections/testimonials/testimonials.module.css",
  views: "web/ui/views/views.module.css",
} as const;

export type Styles = {
  css: string;
  /** The class that a stylesheet gives this name. Throws an Error where it has none of that name. */
  classOf: (module: keyof typeof modules, name: string) => string;
};

const names = z.record(z.string(), z.record(z.string(), z.string()));

/** The site's own stylesheets, as one text, with class names that are each in one of them. */
export async function bundleStyles(): Promise<Styles> {
  const contents = [
    'import "./web/styles/index.css";',
    'import "./web/theme/tiles/theme.css";',
    ...Object.entries(modules).map(
      ([name, path]) => `import ${name}_ from "./${path}"; export { ${name}_ as ${name} };`,
    ),
  ].join("\n");
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root },
    bundle: true,
    format: "esm",
    outdir: join(root, "out"),
    write: false,
    charset: "utf8",
    logLevel: "silent",
  });
  const read = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? "";
  const exported = names.parse({
    ...(await import(`data:text/javascript,${encodeURIComponent(read(".js"))}`)),
  });
  return {
    css: read(".css"),
    classOf: (module, name) => {
      const found = exported[module]?.[name];
      if (!found) throw new Error(`${modules[module]} has no class ${name}`);
      return found;
    },
  };
}
