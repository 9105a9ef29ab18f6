import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";

const shared: BuildOptions = {
  absWorkingDir: join(import.meta.dirname, ".."),
  bundle: true,
  format: "esm",
  legalComments: "none",
  logLevel: "error",
};
const browser: BuildOptions = {
  ...shared,
  minify: true,
  target: "es2022",
  charset: "utf8",
  external: ["/built/*"],
};

/** The dialog's library sets its properties on the root, for which every element of the page would be styled anew when it comes. */
const propertiesOfDialog: Plugin = {
  name: "properties-of-dialog",
  setup({ onLoad }) {
    onLoad({ filter: /vanilla-cookieconsent.*\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replaceAll(":root", "#cc-main"),
      loader: "css",
    }));
  },
};

/** What some visitors need, each in a file of its own; scripts know their addresses by these names. */
const files = {
  CONSENT_STYLES: "layout/consent/consent.css",
  ANALYTICS_SCRIPT: "layout/consent/count-visits.ts",
  ACCOUNT_SCRIPT: "layout/account/show-account.ts",
  DIALOG_SCRIPT: "app/fill-dialog.ts",
  ENHANCE_SCRIPT: "app/enhance-page.ts",
};

/** Of the programs that the site starts beside itself, as their text: Node is given it, wherever the site stands. */
export async function bundlePrograms(): Promise<Record<"PREVIEW_SCRIPT", string>> {
  const { outputFiles } = await build({
    ...shared,
    entryPoints: ["portal/projects/files/preview/make-preview.ts"],
    packages: "external",
    platform: "node",
    target: "node24",
    minifyWhitespace: true,
    write: false,
  });
  return { PREVIEW_SCRIPT: outputFiles[0]?.text ?? "" };
}

/**
 * Bundles what Next does not: its cache handler, as plain scripts, which it copies into a production image with what they import;
 * an editor's preview tools; and what acts without React, some of it in files of `public/built`, named after their content.
 * Returns the text of the small script of every page.
 */
export async function bundleScripts(): Promise<string> {
  await build({
    ...shared,
    entryPoints: ["delivery/cache-handler.ts"],
    outdir: "delivery/built",
    outExtension: { ".js": ".mjs" },
    splitting: true,
    chunkNames: "[name]",
    packages: "external",
    platform: "node",
    target: "node24",
  });
  await build({
    ...browser,
    entryPoints: ["layout/preview/preview-tools.ts"],
    outfile: "public/preview-tools.js",
    loader: { ".css": "empty" },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  const addresses = await buildFiles(files, {});
  const consent = await buildFiles({ CONSENT_SCRIPT: "layout/consent/consent-dialog.ts" }, addresses);
  const { outputFiles } = await build({
    ...browser,
    entryPoints: ["layout/page-script/page-script.ts"],
    write: false,
    define: { ...addresses, ...consent },
  });
  const text = `(()=>{${outputFiles[0]?.text.trim()}})()`;
  if (["</script", "<!--"].some((end) => text.toLowerCase().includes(end)))
    throw new Error("The page's script would end its own element");
  return text;
}

/** Builds each entry into `public/built` and returns their addresses under the same names, as literals. */
async function buildFiles(
  entries: Record<string, string>,
  define: Record<string, string>,
): Promise<Record<string, string>> {
  const { metafile } = await build({
    ...browser,
    entryPoints: Object.values(entries),
    outdir: "public/built",
    // Without their names, since every page repeats these addresses.
    entryNames: "[hash]",
    plugins: [propertiesOfDialog],
    metafile: true,
    define,
  });
  const outputs = Object.entries(metafile.outputs);
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const [path = ""] = outputs.find(([, { entryPoint }]) => entryPoint === entry) ?? [];
      return [name, JSON.stringify(path.replace(/^public/, ""))];
    }),
  );
}
