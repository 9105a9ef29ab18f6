import { expect, type Page, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import * as de from "../../web/texts/de/de.ts";
import * as en from "../../web/texts/en/en.ts";
import { inLanes } from "../fixtures/in-lanes.ts";

const sentences = en.accountForms.linkFailures;
const hostile = "Your account was hacked, call +1 900 555 0100 <img src=x onerror=alert(1)>";

/** What can stand in the address, and what is said of it. */
const errors: [parameters: [string, string][], says: keyof typeof sentences][] = [
  [
    [
      ["error", "access_denied"],
      ["error_code", "otp_expired"],
      ["error_description", "Email link is invalid or has expired"],
    ],
    "link-used",
  ],
  [
    [
      ["error", "access_denied"],
      ["error_description", hostile],
    ],
    "link-refused",
  ],
  [[["error_code", "over_email_send_rate_limit"]], "link-throttled"],
  [
    [
      ["error_code", "user_banned"],
      ["error_code", "user_banned"],
    ],
    "link-disabled",
  ],
  [
    [
      ["error", "access_denied"],
      ["error_code", "provider_email_needs_verification"],
    ],
    "link-unconfirmed",
  ],
  [
    [
      ["error", "server_error"],
      ["error_code", "unexpected_failure"],
    ],
    "link-unreachable",
  ],
  [[["error_description", hostile]], "link-failed"],
  [
    [
      ["error", hostile],
      ["error_code", "__proto__"],
    ],
    "link-failed",
  ],
];

/** Next has an empty place of its own for what changes. */
const said = (page: Page) => page.locator("[role=alert][data-tone]").filter({ visible: true });

async function expectSaid(page: Page, says: keyof typeof sentences, query = ""): Promise<void> {
  await expect(page).toHaveURL(`${addresses.site}/login${query}#${says}`);
  const alert = said(page);
  await expect(alert).toHaveText(sentences[says]);
  await expect(alert).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Log in" })).toBeVisible();
  expect(await page.content()).not.toContain("900 555");
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("an error in the query is said in our own words, and the address is cleaned of it", async ({
      page,
    }) => {
      for (const [parameters, says] of errors) {
        await page.goto(`/login?${new URLSearchParams(parameters)}`);
        await expectSaid(page, says);
      }
    });
  });

test("an error in the fragment is said as well, and where somebody was going is kept", async ({ page }) => {
  for (const [parameters, says] of errors) {
    // Another document: the same with another fragment would not be loaded.
    await page.goto("/brand", { waitUntil: "commit" });
    await page.goto(`/login?from=%2Fprojects%2F7#${new URLSearchParams(parameters)}`);
    await expectSaid(page, says, "?from=%2Fprojects%2F7");
  }
});

test("what the form says next takes the place of what the link said", async ({ page }) => {
  await page.goto("/login?error_code=otp_expired");
  await expectSaid(page, "link-used");
  await page.getByLabel("Email").fill("nobody@example.com");
  await page.getByLabel("Password").fill("not the password");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(said(page)).toHaveText(en.accountForms.failures.credentials);
});

test("a browser that was signed in before is told as well", async ({ page, context }) => {
  await context.addCookies([{ name: "signed-in", value: "1", url: addresses.site }]);
  await page.goto("/login?error_code=otp_expired");
  await expectSaid(page, "link-used");
  await page.goto("/brand", { waitUntil: "commit" });
  await page.goto("/login#error=access_denied&error_code=user_banned");
  await expectSaid(page, "link-disabled");
});

test("no text of the address is in any answer, whatever it is", async () => {
  const values = [
    hostile,
    "<script>alert(1)</script>",
    "javascript:alert(1)",
    "%0d%0aSet-Cookie:%20a=b",
    "\u202e",
    "x".repeat(3000),
  ];
  const cases = ["error", "error_code", "error_description"].flatMap((name) =>
    values.map((value) => [name, value] as const),
  );
  await inLanes(cases, async ([name, value]) => {
    const query = new URLSearchParams({ [name]: value, from: `//evil.example/${value}` });
    const answer = await fetch(`${addresses.site}/login?${query}`, { redirect: "manual" });
    expect(answer.status, value).toBe(303);
    expect(answer.headers.get("location")).toBe("/login#link-failed");
    expect(answer.headers.get("cache-control")).toContain("no-store");
    expect(answer.headers.get("set-cookie")).toBeNull();
    expect(await answer.text()).toBe("");
  });
  const plain = await fetch(`${addresses.site}/login?from=%2Fprojects%2F7`, { redirect: "manual" });
  expect(plain.status).toBe(200);
});

test("the German sentences are their own", () => {
  for (const [failure, sentence] of Object.entries(de.accountForms.linkFailures))
    expect(sentence, failure).not.toBe(Object.entries(sentences).find(([name]) => name === failure)?.[1]);
});
