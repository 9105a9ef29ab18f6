import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { root } from "../../bin/stack/settings.ts";
import { addresses } from "../../bin/stack/test-settings.ts";
import { agency as settings } from "../fixtures/agency.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { listedPages } from "../fixtures/public-pages.ts";

const servicePath = "/services/custom-website-development-durham";
const publicPaths = [...listedPages, "/work/alder-and-oak", "/work/the-gab-room", "/work/voltway"];

type Facts = Record<string, unknown>;

async function readPage(path: string) {
  const html = await (await fetch(addresses.site + path)).text();
  const attribute = (pattern: RegExp) => html.match(pattern)?.[1]?.replaceAll("&amp;", "&") ?? "";
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]): Facts => JSON.parse(json),
  );
  return {
    html,
    image: attribute(/<meta property="og:image" content="([^"]+)"/),
    canonical: attribute(/<link rel="canonical" href="([^"]+)"/),
    description: attribute(/<meta name="description" content="([^"]+)"/),
    factsOf: (type: string) => facts.filter((fact) => [fact["@type"]].flat().includes(type)),
  };
}

async function readPicture(address: string) {
  const response = await fetch(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    type: response.headers.get("content-type"),
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
  };
}

test("the sitemap lists every public page and no other", async () => {
  const xml = await (await fetch(`${addresses.site}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url);
  expect(listed.sort()).toEqual(
    publicPaths.map((path) => (path === "/" ? addresses.site : addresses.site + path)).sort(),
  );
  await inLanes(listed, async (url) => {
    const response = await fetch(url, { redirect: "manual" });
    expect(response.status, url).toBe(200);
    expect(await response.text(), url).not.toMatch(/<meta name="robots" content="noindex/);
  });
});

test("robots.txt names the sitemap and keeps crawlers off the portal", async () => {
  const text = await (await fetch(`${addresses.site}/robots.txt`)).text();
  expect(text).toContain(`Sitemap: ${addresses.site}/sitemap.xml`);
  for (const path of ["/api/", "/dashboard", "/projects/", "/documentation"])
    expect(text).toContain(`Disallow: ${path}`);
});

test("manifest and icons are there, in the sizes that they say", async () => {
  const { html } = await readPage("/contact");
  const icons = [...html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g)];
  expect(icons.length).toBeGreaterThan(1);
  for (const path of ["/favicon.ico", ...icons.map(([, href = ""]) => href)])
    expect((await fetch(addresses.site + path)).status, path).toBe(200);

  const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
  const manifest = await (await fetch(addresses.site + address)).json();
  expect(manifest).toMatchObject({ short_name: settings.agencyName, start_url: "/" });
  const pictures: { src: string; sizes: string; type: string }[] = manifest.icons;
  for (const { src, sizes } of pictures.filter(({ type }) => type === "image/png")) {
    const { status, width, height } = await readPicture(addresses.site + src);
    expect([status, `${width}x${height}`]).toEqual([200, sizes]);
  }
});

test("every page has its own address and a picture of 1200 × 630 for those who share it", async () => {
  const images = await inLanes(publicPaths, async (path) => {
    const { image, canonical } = await readPage(path);
    expect(canonical).toBe(addresses.site + (path === "/" ? "" : path));
    expect(await readPicture(image), image).toMatchObject({ status: 200, width: 1200, height: 630 });
    return image;
  });
  expect(new Set(images).size).toBe(publicPaths.length);
  expect((await fetch(`${addresses.site}/link-preview/any/other`)).status).toBe(404);
});

test("a case study's link preview lies on its client's colour, all others show the owner", async () => {
  const portrait = await cornerOf("/contact");
  for (const path of publicPaths) {
    const [, slug] = /^\/work\/(.+)$/.exec(path) ?? [];
    const corner = await cornerOf(path === "/" ? "/home" : path);
    if (!slug) expect(corner, path).toEqual(portrait);
    else expect(corner, path).toEqual(await colourOf(slug));
  }
});

/** The pixel at the top right of a page's link preview. */
async function cornerOf(path: string): Promise<number[]> {
  const response = await fetch(`${addresses.site}/link-preview${path}`);
  const corner = sharp(Buffer.from(await response.arrayBuffer())).extract({
    left: 1195,
    top: 4,
    width: 1,
    height: 1,
  });
  return [...(await corner.removeAlpha().raw().toBuffer())];
}

async function colourOf(slug: string): Promise<number[]> {
  const file = join(root, `content/documents/caseStudy/${slug}.json`);
  const [colour = ""]: string[] = JSON.parse(await readFile(file, "utf8")).brandColors;
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}

test("every page describes itself in words of its own", async () => {
  const descriptions = await inLanes(publicPaths, async (path) => (await readPage(path)).description);
  for (const [index, description] of descriptions.entries())
    expect(description.length, publicPaths[index]).toBeGreaterThan(50);
  expect(new Set(descriptions).size).toBe(publicPaths.length);
});

test("every page says in structured data what its footer shows of the agency", async ({ page }) => {
  for (const path of ["/", "/contact", servicePath]) {
    const [agency] = (await readPage(path)).factsOf("Organization");
    expect(agency).toMatchObject({
      "@context": "https://schema.org",
      name: settings.agencyName,
      url: addresses.site,
      address: {
        addressLocality: settings.locality,
        addressRegion: settings.region.split(", ").at(-1),
        addressCountry: "CA",
      },
      founder: { "@type": "Person", name: settings.ownerName },
      areaServed: settings.region,
      telephone: `+1${settings.phone.replace(/\D/g, "")}`,
      priceRange: expect.stringMatching(/^\$250\D+12,000$/),
    });
    const picture = await fetch(String(agency?.image));
    expect(picture.headers.get("content-type"), "no drawing of the wide mark").toMatch(
      /^image\/(webp|avif|png|jpeg)$/,
    );
    expect((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).width).toBeGreaterThanOrEqual(
      1200,
    );
    const logo = await fetch(String(agency?.logo));
    expect(logo.headers.get("content-type")).toBe("image/png");
    expect(agency?.["@type"]).toContain("ProfessionalService");
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    for (const fact of ["name", "description", "email"])
      await expect(footer).toContainText(String(agency?.[fact]));
    await expect(footer.getByRole("link", { name: settings.phone })).toHaveAttribute(
      "href",
      `tel:${agency?.telephone}`,
    );
    const profiles = Array.isArray(agency?.sameAs) ? agency.sameAs : [];
    expect(profiles).toHaveLength(5);
    for (const url of profiles) await expect(footer.locator(`a[href="${url}"]`)).toHaveCount(1);
  }
});

test("a service page adds its service, its questions and the way to it", async ({ page }) => {
  const { factsOf } = await readPage(servicePath);
  await page.goto(servicePath);
  const main = page.getByRole("main");
  const [service] = factsOf("Service");
  expect(service).toMatchObject({ provider: { "@id": `${addresses.site}/#agency` } });
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(String(service?.name));
  await expect(main).toContainText(String(service?.description));

  const [path] = factsOf("BreadcrumbList");
  expect(path?.itemListElement).toMatchObject([
    { position: 1, name: "Home", item: addresses.site },
    { position: 2, name: service?.name, item: addresses.site + servicePath },
  ]);

  const [questions] = factsOf("FAQPage");
  const entries = Array.isArray(questions?.mainEntity) ? questions.mainEntity : [];
  expect(entries.length).toBeGreaterThan(1);
  for (const { name, acceptedAnswer } of entries) {
    await expect(main).toContainText(name);
    await expect(main).toContainText(acceptedAnswer.text);
  }
});

test("a case study adds what it tells, for whom, and the way to it", async ({ page }) => {
  const path = "/work/voltway";
  const { factsOf, canonical, image } = await readPage(path);
  expect(canonical).toBe(addresses.site + path);
  expect(image).toBe(`${addresses.site}/link-preview${path}`);
  const [article] = factsOf("Article");
  expect(article).toMatchObject({
    author: { "@id": `${addresses.site}/#agency` },
    about: { sourceOrganization: { name: "Voltway Home Electric" } },
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
  const { html } = await readPage(path);
  expect(html).toContain('<meta property="og:type" content="article">');
  expect(html).toContain(`<meta property="article:published_time" content="${article?.datePublished}">`);
  expect((await fetch(String(article?.image))).status).toBe(200);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(String(article?.headline));
  expect(factsOf("BreadcrumbList")[0]?.itemListElement).toMatchObject([
    { position: 1, name: "Home" },
    { position: 2, name: "All work", item: `${addresses.site}/work` },
    { position: 3, name: article?.headline, item: addresses.site + path },
  ]);
});

test("llms.txt tells programs what the site offers and where", async ({ page }) => {
  await page.goto("/contact");
  const opened = page.waitForEvent("popup");
  await page.getByRole("contentinfo").getByRole("link", { name: "LLMs.txt" }).click();
  await expect(await opened).toHaveURL("/llms.txt");
  const response = await page.request.get("/llms.txt");
  expect(response.headers()["content-type"]).toContain("text/plain");
  const text = await response.text();
  expect(text).toMatch(new RegExp(`^# ${settings.agencyName}\n\n> `));
  for (const path of publicPaths.slice(1)) expect(text).toContain(`(${addresses.site}${path})`);
  expect(text).not.toMatch(/undefined|null/);
});

test("the browser understands which pages it may fetch before they are asked for", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  const understood = new Promise<{ sourceText: string; errorType?: string }>((resolve) => {
    devtools.on("Preload.ruleSetUpdated", ({ ruleSet }) => resolve(ruleSet));
  });
  await devtools.send("Preload.enable");
  await page.goto("/contact");
  const { sourceText, errorType } = await understood;
  expect(errorType).toBeUndefined();
  for (const path of ["/services/*", "/work/*"]) expect(sourceText).toContain(path);
  const [ahead, besides] = JSON.parse(sourceText).prefetch[0].where.and;
  expect(JSON.stringify(ahead)).not.toMatch(/dashboard|login|api/);
  // An owner's page may have any word, so that the others are left out by name.
  for (const path of ["/login", "/dashboard", "/search"]) expect(besides.not.href_matches).toContain(path);
});
