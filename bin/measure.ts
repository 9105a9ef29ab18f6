import { chromium } from "playwright";
import { answers } from "./addresses.ts";
import { chromiumFlags, findChromium } from "./chromium.ts";
import { measurePage } from "./measure-page.ts";
import { readSettings } from "./settings.ts";

// Prints what the public pages cost a browser, as docs/performance.md quotes it; the product must be running.
const { siteUrl } = readSettings();
const paths = ["/", "/contact", "/discovery-call", "/brand", "/services/custom-website-development-durham"];

if (!(await answers(`${siteUrl}/api/health`))) {
  console.error(`No site answers at ${siteUrl}: run npm start first, or set SITE_URL.`);
  process.exit(1);
}
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: chromiumFlags,
});
for (const width of [390, 1440]) {
  console.log(`\n${width} px wide`);
  console.log("inline bytes  scripts KB  beyond Next KB  styles KB  layout shift  page");
  for (const path of paths) {
    const figures = await measurePage(browser, siteUrl + path, width);
    const columns: [number, number][] = [
      [figures.inlineBytes, 12],
      [figures.scriptKb, 12],
      [figures.scriptBeyondNextKb, 16],
      [figures.styleKb, 11],
      [figures.layoutShift, 14],
    ];
    console.log(`${columns.map(([value, length]) => String(value).padStart(length)).join("")}  ${path}`);
    if (path === "/") console.log("  largest paint:", JSON.stringify(figures.lcp));
  }
}
await browser.close();
