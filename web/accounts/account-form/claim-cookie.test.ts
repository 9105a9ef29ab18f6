import { RequestCookies, ResponseCookies } from "next/dist/server/web/spec-extension/cookies";
import { afterAll, expect, test, vi } from "vitest";
import { stubSettings } from "#env-in-test.ts";

/** Next's own cookies of a request and of its answer. */
const browser = vi.hoisted(() => ({ sent: "", answer: new Headers() }));
vi.mock("next/headers", () => ({
  cookies: async () => {
    const sent = new RequestCookies(new Headers({ cookie: browser.sent }));
    const set = new ResponseCookies(browser.answer);
    return { get: sent.get.bind(sent), set: set.set.bind(set), delete: set.delete.bind(set) };
  },
}));
afterAll(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function openSite(siteUrl: string) {
  stubSettings({ SITE_URL: siteUrl });
  vi.resetModules();
  browser.answer = new Headers();
  return await import("./claim-cookie.ts");
}

const overHttps = "__Host-password-claim";
const sites: [siteUrl: string, name: string, isSecure: boolean][] = [
  ["https://agency.example", overHttps, true],
  ["http://localhost:3000", "password-claim", false],
];

// What a browser wants of a name that begins with __Host-, of whoever takes the cookie away too:
// https://developer.mozilla.org/docs/Web/HTTP/Reference/Headers/Set-Cookie
test.each(sites)(
  "%s gives a browser the secret as %s, and takes it away with the same attributes",
  async (siteUrl, name, isSecure) => {
    const { giveSecret, takeSecretAway } = await openSite(siteUrl);
    const secret = await giveSecret();
    const [given = ""] = browser.answer.getSetCookie();
    browser.answer = new Headers();
    await takeSecretAway();
    const [taken = ""] = browser.answer.getSetCookie();
    expect(given).toMatch(new RegExp(`^${name}=${secret}; .*Max-Age=604800`));
    expect(taken).toMatch(new RegExp(`^${name}=; .*Expires=Thu, 01 Jan 1970`));
    for (const line of [given, taken]) {
      const attributes = line.split("; ").slice(1);
      expect(attributes).toEqual(expect.arrayContaining(["Path=/", "HttpOnly", "SameSite=lax"]));
      expect(attributes.includes("Secure")).toBe(isSecure);
      expect(line).not.toContain("Domain");
    }
  },
);

const secret = `2.${"a".repeat(32)}`;
const ofBefore = "a".repeat(32);
const nothing = { secret: null, isOld: false };
const held: [name: string, value: string, overHttps: object, overHttp: object][] = [
  [overHttps, secret, { secret, isOld: false }, nothing],
  // Another host can give the browser this one.
  ["password-claim", secret, nothing, { secret, isOld: false }],
  ["password-claim", ofBefore, { secret: null, isOld: true }, { secret: null, isOld: true }],
  ...["", "2", "a", ofBefore.slice(1), `${ofBefore}a`, `2${ofBefore}`].flatMap((value) =>
    [overHttps, "password-claim"].map((name): (typeof held)[number] => [name, value, nothing, nothing]),
  ),
  ["another", secret, nothing, nothing],
];

test.each(held)("a browser with %s=%s has that secret, or none", async (name, value, ...expected) => {
  for (const [place, [siteUrl]] of sites.entries()) {
    const { readSecret } = await openSite(siteUrl);
    browser.sent = `${name}=${value}`;
    expect(await readSecret(), siteUrl).toEqual(expected[place]);
  }
});

test("a browser without a cookie has no secret", async () => {
  const { readSecret } = await openSite("http://localhost:3000");
  browser.sent = "";
  expect(await readSecret()).toEqual(nothing);
});
