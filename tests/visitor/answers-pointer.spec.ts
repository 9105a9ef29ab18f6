import { expect, type Locator, test } from "@playwright/test";
import { openPlainHome } from "../fixtures/home-page.ts";

/** How everything in a control is drawn. */
const look = (control: Locator) =>
  control.evaluate((element) =>
    [element, ...element.querySelectorAll("*")].map((each) => {
      const { opacity, color, backgroundColor, transform, textDecorationLine } = getComputedStyle(each);
      return [opacity, color, backgroundColor, transform, textDecorationLine].join();
    }),
  );

for (const colorScheme of ["light", "dark"] as const)
  test(`the logo and the heads of the industries answer the pointer, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openPlainHome(page);
    for (const control of [
      page
        .getByRole("banner")
        .getByRole("link", { name: /, home$/ })
        .first(),
      page.getByRole("contentinfo").getByRole("link", { name: /, home$/ }),
      ...(await page.locator("#industries summary").all()),
    ]) {
      await control.scrollIntoViewIfNeeded();
      await page.mouse.move(1, 450);
      const before = await look(control);
      await control.hover();
      await expect.poll(() => look(control)).not.toEqual(before);
    }
  });

for (const colorScheme of ["light", "dark"] as const)
  test(`what the browser fills in has the colours of what is typed, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/contact");
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("DOM.enable");
    await devtools.send("CSS.enable");
    const { root } = await devtools.send("DOM.getDocument");
    const { nodeId } = await devtools.send("DOM.querySelector", {
      nodeId: root.nodeId,
      selector: "form[method=post] [name=email]",
    });
    const colours = () =>
      page.locator("form[method=post] [name=email]").evaluate((input) => {
        const style = getComputedStyle(input);
        const { color, backgroundColor, boxShadow, caretColor } = style;
        return {
          color,
          backgroundColor,
          boxShadow,
          caretColor,
          text: style.getPropertyValue("-webkit-text-fill-color"),
        };
      });
    const typed = await colours();
    await devtools.send("CSS.forcePseudoState", { nodeId, forcedPseudoClasses: ["autofill"] });
    await expect.poll(async () => (await colours()).boxShadow).toContain("inset");
    const filled = await colours();
    expect(filled.text).toBe(typed.color);
    expect(filled.caretColor).toBe(typed.color);
    // The shadow lies over what the browser paints.
    expect(filled.boxShadow).toContain(typed.backgroundColor);
  });
