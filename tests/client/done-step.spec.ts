import { expect, type Page, test } from "@playwright/test";
import { readRows } from "../fixtures/database.ts";
import { login, makeClient, makeOwner } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";

const step = "Send us the price list";
const reload =
  "This step has changed meanwhile, so nothing was stored. Reload the page to see how it stands.";

type Client = Awaited<ReturnType<typeof makeClient>>;

async function makeTurn(name: string): Promise<Client> {
  const client = await makeClient(name);
  await change(client, { next_step: step, next_step_side: "client" });
  return client;
}

async function change({ project }: Client, fields: object) {
  await callService("PATCH", `/rest/v1/projects?id=eq.${project.id}`, fields);
}

const stored = async ({ project }: Client) =>
  (await readRows("projects", `id=eq.${project.id}&select=turn,next_step,step_comment,step_reply`))[0];
const needs = (page: Page) => page.getByRole("region", { name: "Needs you" });
const next = (page: Page) => page.getByRole("region", { name: "Next step" });

test("on a phone a client says that their step is done, the owner sends it back, and then confirms it", async ({
  page,
  browser,
}) => {
  const client = await makeTurn("Ticks");
  const owner = await makeOwner();
  await page.setViewportSize({ width: 390, height: 844 });
  await login(page, client.person, "/dashboard/client");
  await needs(page).getByText("Add a word").click();
  await needs(page).getByLabel("A word with it").fill("By email, this morning");
  await needs(page)
    .getByRole("button", { name: `Done: ${step}` })
    .click();
  await expect(page.getByText(`“${step}” is marked as done. The agency will take a look.`)).toBeVisible();
  await expect(needs(page)).toContainText("Nothing is waiting for you.");
  await expect(page.getByRole("article")).toContainText("Marked as done");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(needs(page).getByRole("listitem")).toHaveCount(1);
  expect(await stored(client)).toMatchObject({ turn: "client", step_comment: "" });
  await needs(page).getByText("Add a word").click();
  await needs(page).getByLabel("A word with it").fill("By email, this morning");
  await needs(page)
    .getByRole("button", { name: `Done: ${step}` })
    .click();
  await expect(needs(page).getByRole("listitem")).toHaveCount(0);
  expect(await stored(client)).toMatchObject({ turn: "agency", step_comment: "By email, this morning" });

  const context = await browser.newContext();
  const desk = await context.newPage();
  await login(desk, owner, "/dashboard/owner/waiting?of=confirms");
  const row = desk.getByRole("main").getByRole("listitem");
  await expect(row.filter({ hasText: client.project.name })).toContainText(
    `${client.person.name} says this is done`,
  );
  await desk.goto("/dashboard/notifications");
  await desk
    .getByRole("link", { name: `${client.person.name} says this is done: ${step} – By email, this morning` })
    .click();
  await expect(next(desk)).toContainText(`${client.person.name} says this is done`);
  await expect(next(desk)).toContainText("By email, this morning");
  await next(desk).getByText("Not done yet?").click();
  await next(desk).getByLabel("What is missing?").fill("The prices for schools are missing.");
  await next(desk)
    .getByRole("button", { name: `Send back: ${step}` })
    .click();
  await expect(next(desk)).toContainText(`${client.name}’s turn`);

  await page.goto("/dashboard/client");
  await expect(needs(page)).toContainText("Sent back: The prices for schools are missing.");
  await page.goto("/dashboard/notifications");
  await page.getByRole("link", { name: `${owner.name} sent back: ${step}` }).click();
  await expect(next(page)).toContainText("Sent back: The prices for schools are missing.");
  await next(page)
    .getByRole("button", { name: `Done: ${step}` })
    .press("Enter");
  await expect(next(page)).toContainText("The agency will confirm it, or say what is missing.");

  await desk.goto("/dashboard/owner/waiting?of=confirms");
  await row
    .filter({ hasText: client.project.name })
    .getByRole("button", { name: `Confirm: ${step}` })
    .click();
  await expect(desk.getByText(`“${step}” is confirmed. What comes next?`)).toBeVisible();
  await expect(row.filter({ hasText: client.project.name })).toHaveCount(0);
  expect(await stored(client)).toEqual({ turn: null, next_step: "", step_comment: "", step_reply: "" });
  await desk.goto(client.project.path());
  await expect(desk.getByRole("link", { name: "Write the next step" })).toBeVisible();
  await page.goto("/dashboard/notifications");
  await expect(page.getByText(`${owner.name} confirmed: ${step}`)).toBeVisible();

  await desk.goto("/dashboard/owner/settings/audit-log?what=projects");
  const log = desk.locator("main");
  for (const words of [
    `${client.person.name} said that the next step of the project ${client.project.name} for ${client.name} is done`,
    `${client.person.name} took back that the next step of the project ${client.project.name} for ${client.name} is done`,
    `${owner.name} sent back the next step of the project ${client.project.name} for ${client.name}`,
    `${owner.name} confirmed that the next step of the project ${client.project.name} for ${client.name} is done`,
  ])
    await expect(log.getByText(words).first()).toBeVisible();
  await context.close();
});

test("without script a client says so and takes it back, and the owner sends it back and confirms", async ({
  browser,
}) => {
  const client = await makeTurn("Plain");
  const owner = await makeOwner();
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await login(page, client.person, "/dashboard/client");
  await needs(page)
    .getByRole("button", { name: `Done: ${step}` })
    .click();
  await expect(page).toHaveURL(/\/dashboard\/client$/);
  await expect(page.getByText(`“${step}” is marked as done. The agency will take a look.`)).toBeVisible();
  await page.goto(client.project.path());
  await next(page)
    .getByRole("button", { name: `Take it back: ${step}` })
    .click();
  await next(page)
    .getByRole("button", { name: `Done: ${step}` })
    .click();
  await expect(next(page)).toContainText("Marked as done");
  const other = await browser.newContext({ javaScriptEnabled: false });
  const desk = await other.newPage();
  await login(desk, owner, client.project.path());
  await next(desk).getByText("Not done yet?").click();
  await next(desk).getByLabel("What is missing?").fill("Page two");
  await next(desk)
    .getByRole("button", { name: `Send back: ${step}` })
    .click();
  await expect(next(desk)).toContainText(`${client.name}’s turn`);
  await page.reload();
  await expect(next(page)).toContainText("Sent back: Page two");
  await next(page)
    .getByRole("button", { name: `Done: ${step}` })
    .click();
  await desk.goto(client.project.path());
  await next(desk)
    .getByRole("button", { name: `Confirm: ${step}` })
    .click();
  await expect(next(desk)).toContainText("Nothing is waiting for anybody right now.");
  await Promise.all([context.close(), other.close()]);
});

test("of a step that was changed, settled or archived meanwhile nothing is stored, and the word is kept", async ({
  page,
}) => {
  const client = await makeTurn("Stale");
  await login(page, client.person, client.project.path());
  const say = async () => {
    await next(page)
      .getByRole("button", { name: `Done: ${step}` })
      .click();
    return next(page);
  };
  await next(page).getByText("Add a word").click();
  await next(page).getByLabel("A word with it").fill("Here it is");
  await change(client, { next_step: "Send us the photos" });
  await expect((await say()).getByText(reload)).toBeVisible();
  await expect(next(page).getByLabel("A word with it")).toHaveValue("Here it is");
  expect(await stored(client)).toMatchObject({
    turn: "client",
    next_step: "Send us the photos",
    step_comment: "",
  });
  await change(client, { next_step: step, next_step_side: "agency" });
  await expect((await say()).getByText(reload)).toBeVisible();
  await change(client, { archived_at: new Date().toISOString() });
  await expect((await say()).getByText("This project is archived.")).toBeVisible();
  expect(await stored(client)).toMatchObject({ turn: null, step_comment: "" });
});

test("twenty presses at once are one word, told once", async ({ page }) => {
  const client = await makeTurn("Presses");
  const owner = await makeOwner();
  await login(page, client.person, client.project.path());
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      page.request.post(`/api${client.project.path("step")}`, {
        headers: { Origin: new URL(page.url()).origin, Accept: "application/json" },
        form: { action: "done", seen: step, comment: "" },
      }),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual(Array<number>(20).fill(200));
  const news = await readRows(
    "notifications",
    `user_id=eq.${owner.id}&kind=eq.done_step&subject_id=eq.${client.project.id}&select=events`,
  );
  expect(news).toEqual([{ events: 1 }]);
});
