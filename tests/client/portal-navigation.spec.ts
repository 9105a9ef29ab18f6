import { expect, type Page, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { agency } from "../fixtures/agency.ts";
import { readRows } from "../fixtures/database.ts";
import { noteLoading } from "../fixtures/note-loading.ts";
import { login, makeClient, makeOwner, signIn } from "../fixtures/people.ts";
import { callService } from "../fixtures/service.ts";
import { get, openCookies, post, signInCookies } from "../fixtures/session.ts";

const ownerId = "00000000-0000-4000-8000-000000000001";

/** Marks the document, so that a new one shows, and notes what its policy refuses. */
async function mark(page: Page) {
  // Until its script is there a link leads to a document.
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => {
    const marked = Object.assign(window, { refused: [] as string[] });
    addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
      marked.refused.push(violatedDirective),
    );
  });
  return () => page.evaluate((): string[] | undefined => Reflect.get(window, "refused"));
}

const inTabs = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Project" }).getByRole("link", { name });
const readCookies = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");

const sectionsOf = (page: Page) => page.getByRole("navigation", { name: "Dashboard" });
/** On a phone the sections that do not fit are behind a button. */
async function openMore(page: Page) {
  const more = sectionsOf(page).getByRole("button", { name: "More" });
  if ((await more.isVisible()) && !(await page.evaluate(() => document.querySelector(":popover-open"))))
    await more.click();
}
const searchOf = (page: Page) => page.getByRole("searchbox", { name: "Search", exact: true });

const bookingBoard = "/projects/00000000-0000-4000-8000-000000000101";
const guide = "/documentation/approve-work";

type Portal = {
  account: typeof accounts.owner;
  /** For each the screens in which it is marked. */
  sections: Record<string, string[]>;
  others: string[];
};

const portals: Portal[] = [
  {
    account: accounts.owner,
    sections: {
      Overview: ["/dashboard/owner"],
      Messages: ["/dashboard/owner/messages"],
      Calls: ["/dashboard/owner/calls", "/dashboard/owner/calls/week"],
      Clients: ["/dashboard/owner/clients", "/dashboard/owner/clients/new"],
      Projects: ["/dashboard/owner/projects", bookingBoard, `${bookingBoard}/messages`],
      Invoices: ["/dashboard/owner/invoices", "/dashboard/owner/invoices/new"],
      Documentation: ["/documentation", guide, "/documentation/nothing-here"],
      Site: ["/dashboard/owner/site"],
      Settings: ["/dashboard/owner/settings", "/dashboard/owner/settings/audit-log"],
    },
    others: ["/dashboard/owner/notifications"],
  },
  {
    account: accounts.dana,
    sections: {
      Overview: ["/dashboard/client"],
      Projects: ["/dashboard/client/projects", bookingBoard, `${bookingBoard}/files`],
      Documentation: ["/documentation", guide, "/documentation/nothing-here"],
      Billing: ["/subscription-portal", "/subscription-success?session_id=cs_test_made_up"],
      Notifications: ["/dashboard/client/notifications"],
      Settings: ["/dashboard/client/settings"],
    },
    others: [],
  },
];

for (const { account, sections, others } of portals) {
  const names = Object.keys(sections);

  test(`every section of ${account.name}'s is one click from every screen, and the own one is marked`, {
    tag: "@slow",
  }, async ({ page }) => {
    await signIn(page.context(), account);
    const screens = [
      ...Object.entries(sections).flatMap(([own, paths]) => paths.map((path) => ({ own: [own], path }))),
      ...others.map((path) => ({ own: [], path })),
    ];
    for (const [index, { own, path }] of screens.entries()) {
      // A phone and a desk in turn.
      const width = index % 2 ? 390 : 1440;
      const isShort = width === 390 && names.length <= 6;
      const shown = isShort ? names.map((name) => name.replace("Documentation", "Docs")) : names;
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page, path).toHaveTitle(new RegExp(`.\\| ${agency.agencyName}$`));
      const links = sectionsOf(page).getByRole("link");
      await openMore(page);
      expect.soft(await links.allInnerTexts(), path).toEqual(shown);
      expect.soft(await links.evaluateAll(readMarked), path).toEqual(own);
      await expect.soft(searchOf(page), path).toBeVisible();
      await expect.soft(bellOf(page), path).toBeVisible();
      expect.soft(await page.evaluate(readShape), path).toEqual({ cut: [], isContentShort: false });
    }
  });

  test(`by thumb ${account.name} goes from section to section in one document`, {
    tag: account === accounts.owner ? "@slow" : [],
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await login(page, account, bookingBoard);
    for (const width of [390, 375, 360])
      for (const font of ["", "Verdana, 'DejaVu Sans'"]) {
        await page.setViewportSize({ width, height: 844 });
        await page.evaluate((wide) => document.documentElement.style.setProperty("font-family", wide), font);
        expect.soft((await page.evaluate(readShape)).cut, `${width} px, ${font}`).toEqual([]);
      }
    const refused = await mark(page);
    for (const [name, [path = ""]] of Object.entries(sections)) {
      await openMore(page);
      await sectionsOf(page)
        .getByRole("link", { name: names.length > 6 ? name : name.replace("Documentation", "Docs") })
        .click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    }
    expect(await refused()).toEqual([]);
  });
}

const bellOf = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Notifications/ });

function readMarked(links: (HTMLElement | SVGElement)[]): (string | null | undefined)[] {
  return links.filter((link) => link.ariaCurrent).map((link) => link.querySelector("span")?.textContent);
}

/** Which sections are not wholly in the window, and whether anything follows the content before the window's end. */
function readShape() {
  const nav = document.querySelector("nav[aria-label=Dashboard]");
  const cut = [...(nav?.querySelectorAll("a") ?? [])].filter((link) => {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
  });
  const footer = document.querySelector("footer");
  const isContentShort = footer !== null && footer.getBoundingClientRect().top < innerHeight - 60;
  return { cut: cut.map(({ textContent }) => textContent), isContentShort };
}

test("whoever has a single project is led straight to it, with others to the list of them", async ({
  page,
}) => {
  const client = await makeClient();
  await login(page, client.person, "/dashboard/client");
  await sectionsOf(page).getByRole("link", { name: "Projects" }).click();
  await expect(page).toHaveURL(client.project.path());
  await callService("POST", "/rest/v1/projects", { client_id: client.id, name: "A second one" });
  await page.goto("/dashboard/client/projects");
  await expect(page).toHaveURL("/dashboard/client/projects");
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(2);
});

test("what was linked before each role had its own settings and notifications leads there, with its question", async () => {
  for (const [account, own] of [
    [accounts.dana, "/dashboard/client"],
    [accounts.owner, "/dashboard/owner"],
  ] as const) {
    const cookies = await signInCookies(account);
    for (const path of ["/notifications?show=unread", "/settings?error=current", "/settings"]) {
      const answer = await get(`/dashboard${path}`, cookies);
      expect(answer.headers.get("location"), `${account.name} ${path}`).toBe(own + path);
    }
  }
  for (const path of ["/settings/agency?error=1", "/settings/audit-log?page=2"])
    expect((await get(`/dashboard${path}`)).headers.get("location")).toBe(`/dashboard/owner${path}`);
});

test("the cookie tile lies on nothing of a project's page", async ({ page }) => {
  await login(page, accounts.dana, bookingBoard);
  for (const width of [390, 1440, 1500]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo({ top: 1e6, behavior: "instant" }));
    const covered = await page
      .getByRole("button", { name: "Cookie settings", exact: true })
      .evaluate((tile) => {
        const own = tile.getBoundingClientRect();
        return [...document.querySelectorAll("a, button, input, p, h1, h2, h3, li")]
          .filter((element) => element !== tile && element.checkVisibility())
          .filter((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80));
      });
    expect(covered, `${width} px`).toEqual([]);
  }
});

test("every way to another page says that it is on its way, after any other way as well", async ({
  page,
}) => {
  const said = await noteLoading(page);
  await login(page, accounts.dana, "/dashboard/client");
  await sectionsOf(page).getByRole("link", { name: "Settings" }).click();
  await expect(page).toHaveURL("/dashboard/client/settings");
  await sectionsOf(page).getByRole("link", { name: "Overview" }).click();
  await expect(page).toHaveURL("/dashboard/client");
  await page.getByRole("banner").locator("[href='/contact']:visible").click();
  await expect(page).toHaveURL("/contact");
  expect(await said()).toEqual(Array(3).fill("Loading..."));
});

test("links of the portal keep the document; title, focus, scroll and Back are as between documents", async ({
  page,
}) => {
  const client = await makeClient();
  await login(page, client.person, "/dashboard/client");
  const refused = await mark(page);
  await page.getByRole("link", { name: client.project.name }).first().click();
  await expect(page).toHaveTitle(new RegExp(`^Overview of ${client.project.name} `));
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  // As far as the page goes in whatever typeface.
  await page.evaluate(() => scrollTo(0, 100));
  await inTabs(page, "Files").click();
  await expect(page).toHaveTitle(new RegExp(`^Files of ${client.project.name} `));
  await expect(page.getByRole("status").filter({ hasText: "Loading..." })).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await callService("PATCH", `/rest/v1/projects?id=eq.${client.project.id}`, { service: "Something else" });
  await page.goBack();
  await expect(page).toHaveTitle(/^Overview of /);
  await expect(page.getByText("Something else")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  await page.getByRole("banner").getByRole("link", { name: "Documentation" }).first().click();
  await expect(page.getByRole("heading", { name: "Documentation", level: 1 })).toBeFocused();
  expect(await refused()).toEqual([]);

  const [tab] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("link", { name: "Client Dashboard" }).click({ modifiers: ["ControlOrMeta"] }),
  ]);
  await expect(tab).toHaveURL("/dashboard/client");
  await expect(page).toHaveURL("/documentation");
});

test("offline a link stays on its page and says why, and leads on once there is a connection", async ({
  page,
}) => {
  const client = await makeClient();
  await login(page, client.person, client.project.path());
  const refused = await mark(page);
  await page.context().setOffline(true);
  await inTabs(page, "Files").click();
  await expect(page.getByRole("status").filter({ hasText: "You are offline." })).toBeVisible();
  await expect(page).toHaveURL(client.project.path());
  await page.context().setOffline(false);
  // As a browser says on a machine without a network that has the site itself.
  await page.evaluate(() => Object.defineProperty(navigator, "onLine", { value: false }));
  await inTabs(page, "Files").click();
  await expect(page).toHaveURL(client.project.path("files"));
  expect(await refused()).toEqual([]);
});

test("what is fetched ahead is there at once, marks nothing as read, and sets no cookie", async ({
  page,
}) => {
  const client = await makeClient();
  await callService("POST", "/rest/v1/messages", {
    project_id: client.project.id,
    author_id: ownerId,
    body: "Have you seen it?",
  });
  const reads = () => readRows("message_reads", `select=last_sequence&project_id=eq.${client.project.id}`);
  await login(page, client.person, client.project.path());
  const refused = await mark(page);
  const answers: { cookies?: string; status: number }[] = [];
  page.on("response", async (response) => {
    if (!response.url().includes("_rsc")) return;
    answers.push({ cookies: (await response.allHeaders())["set-cookie"], status: response.status() });
  });
  await inTabs(page, "Messages").hover();
  await expect.poll(() => answers).toEqual(Array(2).fill({ cookies: undefined, status: 200 }));
  await page.waitForLoadState("networkidle");
  expect(await reads()).toEqual([]);

  await inTabs(page, "Messages").click();
  await expect(page.getByText("Have you seen it?")).toBeVisible();
  expect(answers).toHaveLength(2);
  await expect.poll(reads).toHaveLength(1);
  await page.getByLabel("Your message").fill("Yes, and I like it.");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("log").getByText("Yes, and I like it.")).toBeVisible();
  await inTabs(page, "Overview").click();
  await expect(page).toHaveTitle(/^Overview of /);
  await inTabs(page, "Messages").hover();
  await inTabs(page, "Messages").click();
  await expect(page.getByRole("log").getByText("Yes, and I like it.")).toBeVisible();
  expect(await refused()).toEqual([]);
});

test("a page that was fetched ahead of a change never shows what was before", async ({ page }) => {
  const { project } = await makeClient();
  await login(page, await makeOwner(), project.path("edit"));
  const refused = await mark(page);
  const shown = await page.evaluateHandle((path) => {
    const names: string[] = [];
    new MutationObserver(() => {
      const name = document.querySelector("h1")?.textContent ?? "";
      if (location.pathname === path) names.push(name);
    }).observe(document, { subtree: true, childList: true });
    return names;
  }, project.path());
  await page.getByRole("link", { name: "Cancel" }).hover();
  const countFetched = () =>
    performance.getEntriesByType("resource").filter(({ name }) => name.includes("_rsc")).length;
  await expect.poll(() => page.evaluate(countFetched)).toBe(2);
  await page.getByLabel("Name").fill("Another name");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(/^“.*” was saved\.$/)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Another name" })).toBeFocused();
  await inTabs(page, "Updates").click();
  await expect(page).toHaveURL(project.path("updates"));
  await inTabs(page, "Overview").click();
  await expect(page).toHaveURL(project.path());
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  expect([...new Set(await shown.jsonValue())]).toEqual(["Another name"]);
  expect(await refused()).toEqual([]);
});

test("only a document renews a session", async ({ page }) => {
  const client = await makeClient();
  await login(page, client.person, client.project.path());
  const refused = await mark(page);
  const due = openCookies(await readCookies(page)).replace({
    expires_at: Math.floor(Date.now() / 1000) + 60,
  });
  await page.context().clearCookies();
  await page.context().addCookies(
    due.split("; ").map((pair) => {
      const [name = "", value = ""] = pair.split("=");
      return { name, value, url: addresses.site, httpOnly: name.startsWith("portal"), sameSite: "Lax" };
    }),
  );
  const answered = page.waitForResponse((response) => response.url().includes("_rsc"));
  await inTabs(page, "Files").hover();
  const answer = await answered;
  expect(answer.status()).toBe(401);
  expect((await answer.allHeaders())["set-cookie"]).toBeUndefined();
  await inTabs(page, "Files").click();
  await expect(page).toHaveTitle(/^Files of /);
  expect(await refused()).toBeUndefined();
  expect(openCookies(await readCookies(page)).session.expires_at * 1000).toBeGreaterThan(
    Date.now() + 120_000,
  );
});

test("a project that is gone shows the 404 screen, and its document says so by its status", async ({
  page,
}) => {
  const client = await makeClient();
  await login(page, client.person, "/dashboard/client");
  const refused = await mark(page);
  await callService("DELETE", `/rest/v1/projects?id=eq.${client.project.id}`);
  await page.getByRole("link", { name: client.project.name }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
  await expect(page).toHaveURL(client.project.path());
  await expect(page).toHaveTitle(/^404/);
  expect(await refused()).toEqual([]);
  expect((await page.reload())?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "404" })).toBeVisible();
});

test("after the session has ended a link leads to the login, which knows where to go on", async ({
  page,
}) => {
  const client = await makeClient();
  await login(page, client.person, client.project.path());
  const refused = await mark(page);
  await post("/api/sign-out", {}, { Cookie: await readCookies(page) });
  await inTabs(page, "Files").click();
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(client.project.path("files"))}`);
  expect(await refused()).toBeUndefined();
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the same links lead to documents", async ({ page }) => {
    const client = await makeClient();
    await login(page, client.person, client.project.path());
    await inTabs(page, "Files").click();
    await expect(page).toHaveURL(client.project.path("files"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(client.project.name);
  });

  for (const width of [390, 1440])
    test(`the sections, the search and Sign out work all the same, ${width} px wide`, {
      tag: width === 390 ? [] : "@slow",
    }, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await login(page, await makeOwner(), "/dashboard/owner");
      await sectionsOf(page).getByRole("link", { name: "Calls" }).click();
      await expect(page).toHaveURL("/dashboard/owner/calls");
      await searchOf(page).fill("rebate page");
      const asked = page.waitForRequest(/\/search\?q=rebate\+page$/);
      await searchOf(page).press("Enter");
      await asked;
      await page.goto("/documentation");
      if (width === 390) await page.getByRole("button", { name: "Open menu" }).click();
      await page.getByRole("button", { name: "Sign out" }).click();
      await expect(page).toHaveURL("/login");
      await page.goto("/documentation");
      await expect(page).toHaveURL("/login?from=%2Fdocumentation");
    });
});
