import { expect, test } from "@playwright/test";
import { money } from "../fixtures/agency.ts";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";
import { wake } from "../fixtures/wake.ts";

test("what a change order costs is said before it is sent, also where that is nothing or less", async ({
  page,
}) => {
  const { project } = await makeClient("Prices");
  await login(page, await makeOwner(), project.path("change-orders"));
  await wake(page);
  for (const [title, typed, said] of [
    ["A page more", "40", money(4000)],
    ["A page less", "-40", `a credit of ${money(4000)}`],
    ["Another page", "0", "no change in price"],
  ] as const) {
    await page.getByText("Draft a change order").click();
    const form = page.getByRole("form", { name: "Draft a change order" });
    await form.getByLabel("What changes").fill(title);
    await form.getByLabel(/^Price in/).fill(typed);
    await form.getByRole("button", { name: "Save the draft" }).click();
    await page.getByRole("button", { name: `Send to the client: ${title}` }).click();
    const question = page.getByRole("alertdialog", { name: /^Send change order/ });
    await expect(question).toContainText(`“${title}” (${said})`);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toBeHidden();
  }
});
