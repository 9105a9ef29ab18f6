import type { Colours } from "../../../content/brand.ts";
import { drawPattern, initialsOf, middleOf } from "../../../schemas/draw-pattern.ts";
import { type Look, lookBefore } from "../look.ts";
import { writeColours } from "../write-colours.ts";
import { bundleStyles, type Styles } from "./bundle-styles.ts";
import { type DrawTiles, drawParts } from "./draw-parts.ts";

/**
 * A page to look at before anything is started: what the site, the portal and a mail look like in these colours, in both schemes side
 * by side. It has the site's own stylesheets in it, so that it shows what they do.
 */
export async function writeLookPage(
  name: string,
  colours: Colours,
  mail: string,
  look: Look,
): Promise<string> {
  const { css, classOf } = await bundleStyles();
  const parts = drawParts(asText(name), classOf, tilesOf(name, look, classOf));
  const pane = (scheme: "light" | "dark") =>
    frame(
      `In ${scheme} mode`,
      `<!doctype html><html lang="en" style="color-scheme: ${scheme}"><meta charset="utf-8"><style>${css}${writeColours(colours)}${own}</style><body>${parts}</body></html>`,
    );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>How ${asText(name)} looks</title>
    <style>
      body { margin: 0; display: grid; grid-template-columns: 1fr 1fr; font: 16px/1.5 system-ui, sans-serif; }
      iframe { width: 100%; height: 4600px; border: 0; }
      iframe[data-kind="mail"] { grid-column: 1 / -1; height: 520px; }
    </style>
  </head>
  <body>
    ${pane("light")}
    ${pane("dark")}
    ${frame("A mail", mail, "mail")}
  </body>
</html>
`;
}

/** As web/theme/tiles draws it; who keeps the look of before has other drawings, which are not shown here. */
function tilesOf(name: string, look: Look, classOf: Styles["classOf"]): DrawTiles {
  if (look === lookBefore) return () => "";
  return (drawing, columns, rows, hasInitials = false) => {
    const { free, x, y } = middleOf(columns, rows);
    const drawn = drawPattern(name, columns, rows, hasInitials ? free : undefined);
    const paths = Object.entries(drawn).map(
      ([tone, d]) => `<path class="${classOf("pattern", tone)}" d="${d}"/>`,
    );
    const initials = `<text class="${classOf("pattern", "initials")}" x="${x}" y="${y}">${asText(initialsOf(name))}</text>`;
    return `<svg class="${classOf("pattern", "pattern")} ${drawing}" viewBox="0 0 ${columns} ${rows}" preserveAspectRatio="xMidYMid slice">${paths.join("")}${hasInitials ? initials : ""}</svg>`;
  };
}

function frame(title: string, page: string, kind = "page"): string {
  return `<iframe title="${title}" data-kind="${kind}" srcdoc="${asText(page)}"></iframe>`;
}

/** What the sheet has besides the site: its typeface from beside this folder, and room between things. */
const own = `
@font-face { font-family: Inter; font-weight: 400 700; src: url("../web/styles/inter/inter-latin-400-700.woff2"); }
:root { --font-inter: Inter; }
.look-bar { display: flex; gap: 1.5rem; align-items: center; width: var(--content); margin-inline: auto; padding-block: 1rem; }
.look-bar strong { margin-inline-end: auto; }
.look-row { display: flex; flex-wrap: wrap; gap: 0.75rem; align-items: center; }
.look-row small { flex-basis: 100%; }
.look-stack { display: grid; gap: 1.25rem; }
.look-pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1.25rem; padding: 0; list-style: none; }
`;

function asText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");
}
