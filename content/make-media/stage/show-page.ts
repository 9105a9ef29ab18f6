import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright";
import { cacheFolder, ensureFolderOf } from "./folders.ts";

/** Chromium reads pictures and typefaces beside a page only when the page itself is a file. */
export async function showPage(page: Page, html: string): Promise<void> {
  const file = ensureFolderOf(join(cacheFolder, `pages/${process.pid}.html`));
  writeFileSync(file, html);
  await page.goto(pathToFileURL(file).href, { waitUntil: "load" });
  await page.evaluate("document.fonts.ready");
}
