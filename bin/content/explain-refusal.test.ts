import { createClient } from "@sanity/client";
import { afterAll, expect, test } from "vitest";
import { startLakeInTest } from "../../local/lake/start-lake-in-test.ts";
import { serveInTest } from "../../local/serve-in-test.ts";
import { moveWithConsent } from "./move-with-consent.ts";

const lake = await startLakeInTest();
await lake.client.create({ _id: "homePage", _type: "homePage" });
afterAll(() => lake.stop());

const open = (apiHost: string) =>
  createClient({
    projectId: "someproject",
    dataset: "production",
    token: "secret-token",
    apiVersion: "2025-02-19",
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    maxRetries: 0,
  });

async function pushTo(apiHost: string): Promise<string> {
  const from = { name: "the local lake", client: lake.client };
  return moveWithConsent(from, { name: "the hosted project", client: open(apiHost) }).then(
    () => "moved",
    (error: Error) => error.message,
  );
}

test.each([
  [401, "refuses SANITY_API_WRITE_TOKEN. Make a token with Editor rights"],
  [403, "refuses SANITY_API_WRITE_TOKEN. Make a token with Editor rights"],
  [404, "has no such dataset. Check NEXT_PUBLIC_SANITY_PROJECT_ID"],
  [429, "takes no more requests for now"],
  [500, "answers 500"],
])("a project that answers %i is named, with what to do", async (status, expected) => {
  const project = await serveInTest(() => Response.json({ error: "refused" }, { status }));
  const said = await pushTo(project.url);
  await project.close();
  expect(said).toMatch(/^Nothing was moved: the hosted project /);
  expect(said).toContain(expected);
  expect(said).not.toContain("secret-token");
});

test("a project that does not answer is named, with what to do", async () => {
  const gone = await serveInTest(() => new Response());
  await gone.close();
  expect(await pushTo(gone.url)).toMatch(
    /^Nothing was moved: the hosted project does not answer \(.*ECONNREFUSED.*\)\. Check /,
  );
});
