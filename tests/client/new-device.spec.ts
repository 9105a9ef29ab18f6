import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { readCookies } from "../fixtures/session.ts";
import { startSite } from "../fixtures/start-site.ts";

const hour = 3_600_000;
const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/139.0.0.0 Safari/537.36";
const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0";

test("a browser that the account does not know is told by mail once, one that it knows is not", {
  tag: "@slow",
}, async () => {
  const site = await startSite({ hasOwnDatabase: true, hasClock: true });
  const { email, password } = accounts.dana;
  /** The cookies that the browser has afterwards. */
  const signIn = async (agent: string, cookie = "", given = password) => {
    const response = await fetch(`${site.url}/api/sign-in`, {
      method: "POST",
      headers: { Origin: site.url, Accept: "application/json", "User-Agent": agent, Cookie: cookie },
      body: new URLSearchParams({ email, password: given }),
    });
    return { status: response.status, cookies: readCookies(response) };
  };
  const told = () => site.rest("outbox?select=recipient,payload&template=eq.new-device&order=created_at");
  try {
    // Nobody proved an address within the hour.
    await site.kill();
    await site.database.kill();
    site.moveClock(2 * hour);
    await site.database.start();
    await site.start();

    expect((await signIn(chrome, "", "not this one")).status).toBe(401);
    expect(await told()).toEqual([]);
    const { cookies } = await signIn(chrome);
    expect(cookies).toContain("known-device=");
    const device = (browser: string, system: string) =>
      expect.objectContaining({
        recipient: email,
        payload: expect.objectContaining({ browser, system, is_done: true }),
      });
    expect(await told()).toEqual([device("Chrome", "Windows")]);
    const known = cookies.split("; ").filter((cookie) => cookie.startsWith("known-device="));
    await signIn(firefox, known.join("; "));
    expect(await told()).toHaveLength(1);
    await signIn(firefox);
    await signIn(firefox);
    expect(await told()).toEqual([device("Chrome", "Windows"), device("Firefox", "Linux")]);
    await signIn(firefox, "known-device=made.up");
    expect(await told()).toHaveLength(2);
    const entries = await site.rest("audit_log?select=action&action=like.newDevice*");
    expect(entries).toEqual([{ action: "newDevice" }, { action: "newDevice" }]);
  } finally {
    await site.stop();
  }
});
