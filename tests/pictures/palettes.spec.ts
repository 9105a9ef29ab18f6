import { join } from "node:path";
import { type Page, test } from "@playwright/test";
import { writeAuthMails } from "../../bin/setup/auth-mails.ts";
import { paletteOf } from "../../bin/setup/palette.ts";
import { writeColours } from "../../bin/setup/write-colours.ts";
import { accounts } from "../../bin/stack/test-settings.ts";
import { login } from "../fixtures/people.ts";

// Contact sheets of the site in other agencies' colours, for somebody to look at:
// PICTURES=<folder> npx playwright test --project=pictures palettes

const folder = process.env.PICTURES ?? "";
const colours =
  process.env.COLOURS?.split(" ") ??
  "#f5d90a #7a1f3d #0b5cad #00ff66 #111111 #f7f7f7 #ff5a36 #c8b6ff #0f766e #b45309 #8a8f98 #e11d48".split(
    " ",
  );
const paths = ["/", "/services/custom-website-development-durham", "/contact", "/login"];
const inPortal = "/dashboard/owner";
const thumb = 480;

// The colours of a finished page stand in it; these come after them.
test.use({ bypassCSP: true, viewport: { width: 1440, height: 1100 } });

async function shoot(page: Page, path: string, css: string): Promise<string> {
  if (!page.url().endsWith(path)) await page.goto(path, { waitUntil: "load" });
  const style = await page.addStyleTag({ content: css });
  const picture = await page.screenshot({ animations: "disabled", type: "jpeg", quality: 80 });
  await style.evaluate((element) => element.parentNode?.removeChild(element));
  return `data:image/jpeg;base64,${picture.toString("base64")}`;
}

for (const colorScheme of ["light", "dark"] as const)
  test(`sheets of every colour, ${colorScheme}`, async ({ page, context }) => {
    test.setTimeout(1_200_000);
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    const rows = new Map(colours.map((colour): [string, string[]] => [colour, []]));
    const css = (colour: string) => writeColours(paletteOf(colour));
    const take = async (from: Page, path: string) => {
      for (const [colour, pictures] of rows) pictures.push(await shoot(from, path, css(colour)));
    };
    for (const path of paths) await take(page, path);
    await login(page, accounts.owner, inPortal);
    await page.waitForLoadState("networkidle");
    await take(page, inPortal);
    const mails = await context.newPage();
    for (const [colour, pictures] of rows) {
      await mails.setContent(writeAuthMails(paletteOf(colour).light).get("confirmation.html") ?? "");
      const mail = await mails.screenshot({ type: "jpeg", quality: 80 });
      pictures.push(`data:image/jpeg;base64,${mail.toString("base64")}`);
    }
    const sheet = await context.newPage();
    const line = ([colour, pictures]: [string, string[]]) =>
      `<tr><th>${colour}</th>${pictures.map((source) => `<td><img src="${source}" width="${thumb}"></td>`).join("")}</tr>`;
    const all = [...rows];
    for (let from = 0; from < all.length; from += 4) {
      await sheet.setViewportSize({ width: (paths.length + 2) * (thumb + 8) + 90, height: 900 });
      await sheet.setContent(
        `<style>body{margin:4px;font:14px system-ui}</style><table>${all
          .slice(from, from + 4)
          .map(line)
          .join("")}</table>`,
      );
      await sheet.screenshot({
        path: join(folder, `palettes-${colorScheme}-${from / 4 + 1}.png`),
        fullPage: true,
      });
    }
  });
