import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type BuildOptions, build, type Plugin } from "esbuild";

const web = join(import.meta.dirname, "..", "..");
const output = join(web, "public", "built");
const shared: BuildOptions = {
  absWorkingDir: web,
  bundle: true,
  minify: true,
  target: "es2022",
  legalComments: "none",
  charset: "utf8",
  format: "esm",
  external: ["/built/*"],
  logLevel: "error",
};

/**
 * The consent library sets its properties on the root, from which every element of the page inherits: the browser then styles
 * all of them anew when the dialog comes. Here they belong to the dialog.
 */
const ownProperties: Plugin = {
  name: "own-properties",
  setup: ({ onLoad }) =>
    onLoad({ filter: /vanilla-cookieconsent\/dist\/.*\.css$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replaceAll(/:root\s*\{/g, "#cc-main{"),
      loader: "css",
    })),
};

/** What some visitors need, each in a file of its own; scripts know them by these names. */
const files = {
  CONSENT_STYLES: "layout/consent/consent.css",
  ANALYTICS_SCRIPT: "layout/consent/count-visits.ts",
  ACCOUNT_SCRIPT: "layout/account/show-account.ts",
  DIALOG_SCRIPT: "app/fill-dialog.ts",
  ENHANCE_SCRIPT: "app/enhance-page.ts",
};
const consentScript = { CONSENT_SCRIPT: "layout/consent/consent-dialog.ts" };

/**
 * Bundles what acts without React: some of it into files of `public/built`, named after their content, and the small script
 * of every page, whose text is returned.
 */
export async function bundlePageScript(): Promise<string> {
  const addresses = await buildFiles(files, {});
  const scripts = { ...addresses, ...(await buildFiles(consentScript, addresses)) };
  // Without what all have in common: fetch-script.ts adds it.
  const define = Object.fromEntries(
    Object.entries(scripts).map(([name, address]) => [name, address.replace(/\/built\/(\w+)\.js/, "$1")]),
  );
  const { outputFiles } = await build({
    ...shared,
    entryPoints: ["layout/page-script/page-script.ts"],
    write: false,
    define,
  });
  const text = `(()=>{${outputFiles[0]?.text.trim()}})()`;
  if (/<\/script|<!--/i.test(text)) throw new Error("The page's script would end its own element");
  return text;
}

/** Builds each entry into `public/built` and returns their addresses under the same names, as literals. */
async function buildFiles(
  entries: Record<string, string>,
  define: Record<string, string>,
): Promise<Record<string, string>> {
  const { metafile } = await build({
    ...shared,
    entryPoints: Object.values(entries),
    outdir: output,
    // Without their names, since every page repeats these addresses.
    entryNames: "[hash]",
    metafile: true,
    plugins: [ownProperties],
    define,
  });
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => {
      const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
      if (!found) throw new Error(`${entry} was not bundled`);
      return [name, JSON.stringify(found[0].replace(/^public/, ""))];
    }),
  );
}
