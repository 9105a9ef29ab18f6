import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { readRows } from "../fixtures/database.ts";
import { lake } from "../fixtures/lake.ts";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";
import { post, signInCookies } from "../fixtures/session.ts";
import { fieldInput, openDocument } from "../fixtures/studio-page.ts";

const words = "The board paid for itself by the second week of June.";

test("a client says how a finished project may be shown, the owner takes it into the Studio, and visitors see nothing yet", async ({
  page,
  browser,
}) => {
  const client = await makeClient("Finished");
  const { person, project } = client;
  const account = await makeOwner();
  const overview = project.path();
  const ids = [`caseStudy-${project.id}`, `testimonial-${project.id}`];
  const owner = await (await browser.newContext()).newPage();
  await login(owner, account, project.path("edit"));
  await owner.getByRole("button", { name: "Archive the project" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  const showing = owner.getByRole("region", { name: "Showing this project" });
  await showing.getByRole("button", { name: `Ask ${client.name}` }).dblclick();
  await expect(showing).toContainText("Waiting for an answer");

  await login(page, person, "/dashboard/client");
  const need = page
    .getByRole("region", { name: "Needs you" })
    .getByRole("listitem")
    .filter({ hasText: project.name });
  await need.getByRole("link", { name: "May this project be shown on the agency’s website?" }).click();
  const whoHasNews = async () =>
    (
      await readRows(
        "notifications",
        `user_id=eq.${person.id}&kind=eq.endorsement&subject_id=eq.${project.id}&read_at=is.null`,
      )
    ).length;
  await expect.poll(whoHasNews, "the question counts as read once it is looked at").toBe(0);
  const form = page.getByRole("form", { name: "May this project be shown?" });
  await form.getByLabel(/It may publish these words/).check();
  await form.getByRole("button", { name: "Send the answer" }).click();
  await expect(form.getByRole("alert")).toContainText("allow something or write a few words");
  await form.getByLabel(/What would you tell someone/).fill(words);
  await form.getByLabel("Your role").fill("Owner");
  await form.getByLabel(/The agency may show this project/).check();
  await form.getByRole("button", { name: "Send the answer" }).click();
  await expect(page.getByRole("region", { name: "May this project be shown" })).toContainText(
    "The project may be shown",
  );
  expect(await readRows("endorsements", `project_id=eq.${project.id}`)).toMatchObject([
    {
      may_show: true,
      may_quote: true,
      quote: words,
      said_by: person.name,
      wording: expect.stringContaining("The agency may show this project"),
    },
  ]);

  await owner.goto(overview);
  await expect(showing).toContainText(words);
  await showing.getByRole("button", { name: "Make drafts in the Studio" }).dblclick();
  await expect(showing).toContainText("Visitors see nothing of them until you publish.");
  const raw = { perspective: "raw" as const };
  expect(
    await lake.fetch(
      "*[_id in $ids || _id in $drafts]._id",
      {
        ids,
        drafts: ids.map((id) => `drafts.${id}`),
      },
      raw,
    ),
  ).toEqual(ids.map((id) => `drafts.${id}`));
  expect(await (await page.request.get("/")).text()).not.toContain(words);

  const link = showing.getByRole("link", { name: "Open the testimonial" });
  await expect(link).toHaveAttribute("href", `${addresses.studio}/intent/edit/id=${ids[1]};type=testimonial`);
  await openDocument(owner, "testimonial", ids[1] ?? "");
  await expect(fieldInput(owner, "quote")).toHaveValue(words);
  await owner.getByRole("link", { name: "Not published yet" }).click();
  await expect(owner.getByText(project.name)).toBeVisible();
  await expect(owner.getByText(`${person.name}, ${client.name}`).first()).toBeVisible();

  await page.getByText("Change the answer").click();
  await form.getByRole("button", { name: "Take everything back" }).click();
  await expect(page.getByRole("region", { name: "May this project be shown" })).toContainText(
    "The project stays unshown",
  );
  await owner.goto(overview);
  await expect(showing.getByRole("alert")).toContainText("This answer came after the drafts were made.");
  const again = await post(
    `/api/owner${overview}/endorsement`,
    { action: "draft" },
    { Cookie: await signInCookies(account) },
  );
  expect(again.status).toBe(409);
  for (const id of ids) await lake.delete(`drafts.${id}`);
  await owner.context().close();
});

test("without script a client declines, and nobody else can answer for them", async ({ browser }) => {
  const { person, project } = await makeClient("Quiet");
  const overview = project.path();
  const [owner, client, priya] = await Promise.all([
    signInCookies(await makeOwner()),
    signInCookies(person),
    signInCookies(accounts.priya),
  ]);
  const ask = (Cookie: string) =>
    post(`/api/owner${overview}/endorsement`, { action: "ask" }, { Cookie, Accept: "text/html" });
  expect((await ask(client)).status).toBe(403);
  expect((await ask(owner)).status).toBe(303);
  const forged = { version: "1", wording: "en-1", answer: "yes", may_show: "on" };
  for (const Cookie of [owner, priya])
    expect((await post(`/api${overview}/endorsement`, forged, { Cookie })).status).toBe(404);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await login(plain, person, overview);
  await plain.getByRole("button", { name: "No, thank you" }).click();
  await expect(plain.getByText("Thank you! The agency has been told what you said.")).toBeVisible();
  expect(await readRows("endorsements", `project_id=eq.${project.id}`)).toMatchObject([
    { may_show: false, may_quote: false, quote: "", version: 2 },
  ]);
  const late = await post(`/api${overview}/endorsement`, forged, { Cookie: client });
  expect(late.status).toBe(409);
  await plain.context().close();
});

test("without script the eleventh answer of an hour is refused, and its words are there to be sent again", async ({
  browser,
}) => {
  const { person, project } = await makeClient("Wavering");
  const overview = project.path();
  const owner = await signInCookies(await makeOwner());
  await post(`/api/owner${overview}/endorsement`, { action: "ask" }, { Cookie: owner });
  const Cookie = await signInCookies(person);
  for (let version = 1; version <= 10; version++) {
    const answer = { version: String(version), wording: "en-1", answer: "yes", may_show: "on" };
    expect((await post(`/api${overview}/endorsement`, answer, { Cookie })).status).toBe(200);
  }
  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await login(plain, person, overview);
  await plain.getByText("Change the answer").click();
  await plain.getByLabel(/What would you tell someone/).fill(words);
  const answered = plain.waitForResponse((response) => response.request().method() === "POST");
  await plain.getByRole("button", { name: "Send the answer" }).click();
  const refused = await answered;
  expect(refused.status()).toBe(429);
  expect(Number(refused.headers()["retry-after"])).toBeGreaterThan(0);
  await expect(plain.getByRole("alert")).toContainText("Please wait an hour");
  await expect(plain.getByLabel("quote")).toHaveValue(words);
  await plain.context().close();
});
