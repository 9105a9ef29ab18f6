import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";
import { openDocument } from "../fixtures/studio-page.ts";

const made: string[] = [];

async function publishRedirect(name: string, source: string, destination: string, isPermanent = true) {
  const _id = `redirect-test-${name}`;
  made.push(_id);
  await lake.createOrReplace({ _id, _type: "redirect", source, destination, isPermanent });
}

const work = "/work/lakeshore-wander";
const refused: [source: string, reason: RegExp][] = [
  ["/Contact", /^The site has a page at this address/],
  ["/work/Lakeshore-Wander", /^“.+” is published at this address/],
];

async function answer(path: string): Promise<[number, string | null]> {
  const response = await fetch(addresses.site + path, { redirect: "manual" });
  return [response.status, response.headers.get("location")];
}

test.afterEach(async () => {
  for (const id of made) await lake.delete(id);
  made.length = 0;
});

test("the redirects of the first edition work", async () => {
  expect(await answer("/privacy")).toEqual([308, "/privacy-policy"]);
  expect(await answer("/book")).toEqual([307, "/discovery-call"]);
  expect(await answer("/book?from=card")).toEqual([307, "/discovery-call?from=card"]);
});

test("a new redirect works at once, for its path in any letters, until it is deleted", async () => {
  expect(await answer("/old-page")).toEqual([307, "/"]);
  await publishRedirect("moved", "/old-page", "/brand");
  await expect.poll(() => answer("/old-page")).toEqual([308, "/brand"]);
  expect(await answer("/Old-page")).toEqual([308, "/brand"]);
  for (const path of ["/old-page/more", "/old-page2"]) expect(await answer(path)).toEqual([307, "/"]);

  await publishRedirect("moved", "/old-page", "https://elsewhere.example/x", false);
  await expect.poll(() => answer("/old-page")).toEqual([307, "https://elsewhere.example/x"]);

  await lake.delete("redirect-test-moved");
  await expect.poll(() => answer("/old-page")).toEqual([307, "/"]);
});

test("a service whose address changed is found at its new one, by those too who asked for it before", async () => {
  const [path, home] = ["/services/old-consulting", "/services/digital-consulting-durham-region"];
  await expect.poll(() => answer(path)).toEqual([404, null]);
  await publishRedirect("service", path, home);
  await expect.poll(() => answer(path)).toEqual([308, home]);
  expect(await answer(path)).toEqual([308, home]);
});

test("a page in other letters is led to, an id, a secret and an endpoint never", async () => {
  for (const path of ["/contact", "/discovery-call", "/login", "/documentation", "/work", work])
    for (const written of [path.toUpperCase(), path.replace(/[a-z]/, (letter) => letter.toUpperCase())])
      for (const question of ["", "?utm_source=card"])
        expect(await answer(written + question), written).toEqual([308, path + question]);
  expect(await answer(work.replace("/lake", "/Lake"))).toEqual([308, work]);
  for (const path of [
    "/Calls/a",
    "/Media/a.webp",
    "/Auth/invite/a",
    "/Projects/a",
    "/Api/health",
    "/API/session",
  ])
    expect(await answer(path), path).toEqual(path.includes(".") ? [404, null] : [307, "/"]);
});

test("nobody is sent elsewhere from a page that is there, nor along another redirect to where none is", async () => {
  await publishRedirect("live", "/contact", "/brand");
  await publishRedirect("live-case", work, "/brand");
  await publishRedirect("about", "/about.html", "/contact");
  await publishRedirect("team", "/team", "/about.html");
  await publishRedirect("letters", "/portfolio", work.toUpperCase());
  await publishRedirect("dead", "/dead", "/nowhere-at-all");
  await publishRedirect("last", "/last", "/contact#form");
  await expect.poll(() => answer("/last")).toEqual([308, "/contact#form"]);
  // Pages right below the root and files are answered in two places, which hear of a publish one after the other.
  for (const path of ["/about.html", "/About.HTML", "/team"])
    await expect.poll(() => answer(path), path).toEqual([308, "/contact"]);
  expect(await answer("/portfolio")).toEqual([308, work]);
  expect(await answer("/dead")).toEqual([307, "/"]);
  for (const path of ["/contact", work]) expect(await answer(path)).toEqual([200, null]);
});

for (const [index, [source, reason]] of refused.entries())
  test(`the Studio says at the field why ${source} is no source of a redirect`, {
    tag: index === 0 ? [] : "@slow",
  }, async ({ page }) => {
    const id = `redirect-test-refused-${index}`;
    made.push(`drafts.${id}`);
    await lake.createOrReplace({
      _id: `drafts.${id}`,
      _type: "redirect",
      source,
      destination: "/brand",
      isPermanent: true,
    });
    await openDocument(page, "redirect", id);
    await page.getByTestId("field-source").getByTestId("input-validation-icon-error").hover();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(page.getByTestId("action-publish")).toBeDisabled();
  });

test("neither a circle nor an unsafe address leads anywhere but home", async () => {
  await publishRedirect("a", "/round-a", "/round-b");
  await publishRedirect("b", "/round-b", "/round-a");
  await publishRedirect("c", "/self", `${addresses.site}/self`);
  await publishRedirect("d", "/script", "javascript:alert(1)");
  await publishRedirect("e", "/foreign", "//evil.example");
  await publishRedirect("last", "/round-last", "/brand");
  await expect.poll(() => answer("/round-last")).toEqual([308, "/brand"]);
  for (const path of ["/round-a", "/round-b", "/self", "/script", "/foreign"])
    expect(await answer(path), path).toEqual([307, "/"]);
});
