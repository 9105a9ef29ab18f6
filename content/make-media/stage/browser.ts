import { type Browser, chromium, type Page } from "playwright";

let browser: Browser | undefined;

async function openBrowser(): Promise<Browser> {
  browser ??= await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--allow-file-access-from-files",
      "--force-color-profile=srgb",
    ],
  });
  return browser;
}

export async function closeBrowser(): Promise<void> {
  await browser?.close();
  browser = undefined;
}

export async function openPage(width: number, height: number, scale = 1): Promise<Page> {
  const context = await (await openBrowser()).newContext({
    viewport: { width, height },
    deviceScaleFactor: scale,
  });
  return context.newPage();
}

export async function closePage(page: Page): Promise<void> {
  await page.context().close();
}
