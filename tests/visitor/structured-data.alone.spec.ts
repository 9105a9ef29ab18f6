import { expect, test } from "@playwright/test";
import { lake } from "../fixtures/lake.ts";
import { addresses } from "../fixtures/stack.ts";

const id = "servicePage-custom-website-development-durham";
const hostile = `Sites </script><script>window.hacked = true</script> & "more"`;

async function readService() {
  const html = await (await fetch(`${addresses.site}/services/custom-website-development-durham`)).text();
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]): Record<string, unknown> => JSON.parse(json),
  );
  return { html, name: facts.find((fact) => fact["@type"] === "Service")?.name };
}

test("a title that tries to end the script stays a title", async () => {
  const title = await lake.fetch<string>("*[_id == $id][0].title", { id });
  await lake.patch(id).set({ title: hostile }).commit();
  try {
    await expect.poll(async () => (await readService()).name).toBe(hostile);
    expect((await readService()).html).not.toContain("<script>window.hacked");
  } finally {
    await lake.patch(id).set({ title }).commit();
  }
  await expect.poll(async () => (await readService()).name).toBe(title);
});
