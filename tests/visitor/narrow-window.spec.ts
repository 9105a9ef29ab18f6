import { test } from "@playwright/test";
import { publicPages } from "../fixtures/public-pages.ts";
import { expectNoSidewaysScroll } from "../fixtures/sideways-scroll.ts";

test("no page scrolls sideways in a window of 320 px", async ({ page }) => {
  await expectNoSidewaysScroll(page, 320, publicPages);
});
