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

const styles = "layout/consent/consent.css";
/** What some visitors need, each in a file of its own; the script of every page knows them by these names. */
const files = {
  CONSENT_SCRIPT: "layout/consent/consent-dialog.ts",
  ANALYTICS_SCRIPT: "layout/consent/count-visits.ts",
  ACCOUNT_SCRIPT: "layout/account/show-account.ts",
  BROWSER_SCRIPT: "layout/header/stand-in-for-browser.ts",
};

/**
 * Bundles what acts without React: some of it into files of `public/built`, named after their content, and the small script
 * of every page, whose text is returned.
 */
export async function bundlePageScript(): Promise<string> {
  const [stylesheet = ""] = await buildFiles([styles]);
  const scripts = await buildFiles(Object.values(files), { CONSENT_STYLES: JSON.stringify(stylesheet) });
  const { outputFiles } = await build({
    ...shared,
    entryPoints: ["layout/page-script/page-script.ts"],
    write: false,
    format: "esm",
    external: ["/built/*"],
    define: Object.fromEntries(
      Object.keys(files).map((name, index) => [name, JSON.stringify(scripts[index])]),
    ),
  });
  const text = `(()=>{${outputFiles[0]?.text.trim()}})()`;
  if (/<\/script|<!--/i.test(text)) throw new Error("The page's script would end its own element");
  return text;
}

/** Builds each entry into `public/built` and returns their addresses, in the same order. */
async function buildFiles(entries: string[], define: Record<string, string> = {}): Promise<string[]> {
  const { metafile } = await build({
    ...shared,
    entryPoints: entries,
    outdir: output,
    // Without their names, since every page repeats these addresses.
    entryNames: "[hash]",
    chunkNames: "[hash]",
    format: "esm",
    splitting: true,
    metafile: true,
    plugins: [ownProperties],
    define,
  });
  return entries.map((entry) => {
    const found = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === entry);
    if (!found) throw new Error(`${entry} was not bundled`);
    return found[0].replace(/^public/, "");
  });
}
