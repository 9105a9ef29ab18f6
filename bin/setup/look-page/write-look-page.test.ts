import { expect, test } from "vitest";
import { findDemoWords } from "../../lint/find-demo-words.ts";
import { paletteOf } from "../palette.ts";
import { writeColours } from "../write-colours.ts";
import { bundleStyles } from "./bundle-styles.ts";
import { drawParts } from "./draw-parts.ts";
import { writeLookPage } from "./write-look-page.ts";

const { css, classOf } = await bundleStyles();
const colours = paletteOf("#f5d90a");

test("every class of the page is one of the site's own stylesheets, which throw at a name they do not have", () => {
  const drawTiles = (drawing: string) => `<svg class="${drawing}"></svg>`;
  const classes = [...drawParts("Nordlicht", classOf, drawTiles).matchAll(/class="([^"]+)"/g)].flatMap(
    ([, all = ""]) => all.split(" "),
  );
  expect(classes.length).toBeGreaterThan(80);
  for (const name of new Set(classes))
    if (!name.startsWith("look-")) expect(css).toMatch(new RegExp(`\\.${name}\\b`));
  expect(() => classOf("button", "knob")).toThrow("web/ui/button/button.module.css has no class knob");
});

test("it shows both schemes in the palette's own words, and a mail, with the agency's name as it is written", async () => {
  const page = await writeLookPage(`Salz & "Pfeffer" <Co>`, colours, "<p>A mail</p>", "second");
  expect(page.match(/style=&quot;color-scheme: (light|dark)&quot;/g)).toHaveLength(2);
  expect(page.split(writeColours(colours)).length).toBe(3);
  expect(page).toContain('srcdoc="&lt;p>A mail&lt;/p>"');
  expect(page).toContain("<title>How Salz &amp; &quot;Pfeffer&quot; &lt;Co> looks</title>");
  expect(findDemoWords(page)).toEqual([]);
  expect(page).not.toMatch(/<script|https?:/);
});
