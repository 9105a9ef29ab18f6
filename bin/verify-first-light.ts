import type { Page } from "playwright";
import { launchChromium } from "./tools/chromium.ts";

const site = "http://localhost:3000";
const studio = "http://localhost:3333";

/** One fixed text of each of the home page's ten sections, as the first edition has them. */
const sectionTexts = [
  "Websites & Workflows",
  "Your New Software Partner",
  "Who You're Dealing With",
  "Featured Client Work",
  "You Inspired?",
  "Folio Item",
  "Recent Industries We Touched",
  "The Real Impact",
  "Tamarack Lodge",
  "Chalkline",
];

/** Opens the home page, the Studio and both sign-ins of a running product in a real browser; throws at the first thing missing. */
export async function verifyFirstLight(): Promise<void> {
  const browser = await launchChromium();
  try {
    await verifyHome(await browser.newPage());
    await verifyStudio(await browser.newPage());
    await verifySignIn(await browser.newPage(), "owner@cornerpocket.example", "/dashboard/owner");
    await verifySignIn(await browser.newPage(), "dana@voltway.example", "/dashboard/client");
  } finally {
    await browser.close();
  }
}

async function verifyHome(page: Page): Promise<void> {
  const response = await page.goto(site);
  if (response?.status() !== 200) throw new Error(`The home page answers ${response?.status()}`);
  const text = await page.locator("body").textContent();
  const missing = sectionTexts.filter((section) => !text?.includes(section));
  if (missing.length > 0) throw new Error(`The home page lacks: ${missing.join(", ")}`);
  console.log("The home page answers 200 with the texts of its ten sections.");
}

async function verifyStudio(page: Page): Promise<void> {
  await page.goto(studio);
  await page.getByText("Home page").first().waitFor({ timeout: 60_000 });
  console.log("The Studio loads.");
}

async function verifySignIn(page: Page, email: string, landing: string): Promise<void> {
  await page.goto(`${site}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("corner-pocket-demo");
  await page.getByRole("button", { name: "Log in" }).click();
  await page.waitForURL(`${site}${landing}`);
  console.log(`${email} signs in and lands on ${landing}.`);
}
