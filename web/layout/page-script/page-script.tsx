import { pageScript } from "./built-scripts.ts";

/** The small script of every page: what acts without React. */
export function PageScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, built by bundle-page-script.ts.
  return <script id="page-script" dangerouslySetInnerHTML={{ __html: pageScript }} />;
}
