import { expect, test } from "@playwright/test";
import { addresses } from "../../bin/stack/test-settings.ts";
import { lake } from "../fixtures/lake.ts";

const made: string[] = [];

async function publishRedirect(name: string, source: string, destination: string, isPermanent = true) {
  const _id = `redirect-test-${name}`;
  made.push(_id);
  await lake.createOrReplace({ _id, _type: "redirect", source, destination, isPermanent });
}

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

test("a new redirect works at once, for exactly its path, until it is deleted", async () => {
  expect(await answer("/old-page")).toEqual([307, "/"]);
  await publishRedirect("moved", "/old-page", "/brand");
  await expect.poll(() => answer("/old-page")).toEqual([308, "/brand"]);
  for (const path of ["/old-page/more", "/Old-page", "/old-page2"])
    expect(await answer(path)).toEqual([307, "/"]);

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
