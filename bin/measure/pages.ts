import { chromium } from "playwright";
import { chromiumFlags, findChromium } from "../chromium.ts";
import { findSite } from "./figures.ts";
import { measurePage } from "./measure-page.ts";

const paths = ["/", "/contact", "/discovery-call", "/brand", "/services/custom-website-development-durham"];

/** What the public pages of the running product cost a browser. */
export async function printPages(): Promise<void> {
  const siteUrl = await findSite();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  for (const width of [390, 1440])
    for (const path of paths) {
      const { pictures: _, lcp, ...figures } = await measurePage(browser, siteUrl + path, width);
      console.log(`${path}, ${width} px wide`, figures, ...(path === "/" ? [lcp] : []));
    }
  await browser.close();
}
