import { join } from "node:path";
import { type BuildOptions, build, type Metafile } from "esbuild";

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
  const { metafile } = await build({
    ...shared,
    entryPoints: Object.values(files),
    outdir: output,
    entryNames: "[name]-[hash]",
    chunkNames: "[name]-[hash]",
    format: "esm",
    splitting: true,
    metafile: true,
  });
  const dialog = findOutput(metafile, files.CONSENT_SCRIPT);
  const { outputFiles } = await build({
    ...shared,
    entryPoints: ["layout/page-script/page-script.ts"],
    write: false,
    format: "esm",
    external: ["/built/*"],
    define: {
      CONSENT_STYLES: JSON.stringify(dialog.styles),
      ...Object.fromEntries(
        Object.entries(files).map(([name, entry]) => [
          name,
          JSON.stringify(findOutput(metafile, entry).script),
        ]),
      ),
    },
  });
  const text = `(()=>{${outputFiles[0]?.text.trim()}})()`;
  if (/<\/script|<!--/i.test(text)) throw new Error("The page's script would end its own element");
  return text;
}

function findOutput({ outputs }: Metafile, entry: string): { script: string; styles: string } {
  const found = Object.entries(outputs).find(([, { entryPoint }]) => entryPoint === entry);
  if (!found) throw new Error(`${entry} was not bundled`);
  const [script, { cssBundle }] = found;
  return { script: address(script), styles: cssBundle ? address(cssBundle) : "" };
}

function address(path: string): string {
  return path.replace(/^public/, "");
}
