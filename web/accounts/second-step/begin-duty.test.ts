import { once } from "node:events";
import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { afterAll, expect, test, vi } from "vitest";
import { settingsInTest, stubSettings } from "#env-in-test.ts";

// What the database makes of it is tried in supabase/tests/duty-of-owners.test.ts.

const asked: unknown[] = [];
let refusal: object | null = null;
const database = createServer(async (request, answer) => {
  asked.push([request.url, request.headers.apikey, JSON.parse(await text(request))]);
  answer.writeHead(refusal ? 500 : 200, { "content-type": "application/json" }).end(JSON.stringify(refusal));
});
await once(database.listen(0, "0.0.0.0"), "listening");
const address = database.address();
const port = typeof address === "object" && address ? address.port : 0;
afterAll(() => {
  database.closeAllConnections();
  database.close();
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function openSite(databaseUrl: string) {
  stubSettings({ SUPABASE_URL: databaseUrl });
  vi.resetModules();
  asked.length = 0;
  return await import("./begin-duty.ts");
}

// All of them lead to the server above.
test.each([
  ["127.0.0.1", false],
  ["localhost", false],
  ["127.0.0.2", false],
  ["0.0.0.0", true],
])(
  "with the database at %s, owners who have not chosen have to have a factor: %s",
  async (host, by_default) => {
    const { beginDuty } = await openSite(`http://${host}:${port}`);
    await beginDuty("an account");
    expect(asked).toEqual([
      ["/rest/v1/rpc/begin_duty", settingsInTest.SUPABASE_SECRET_KEY, { of_user: "an account", by_default }],
    ]);
  },
);

test("a database that refuses, and one that is not there, keep nobody from signing in", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  refusal = { code: "XX000", message: "refused" };
  const { beginDuty } = await openSite(`http://127.0.0.1:${port}`);
  await beginDuty("an account");
  const { beginDuty: beginAtNobody } = await openSite("http://127.0.0.1:9");
  await beginAtNobody("an account");
  expect(said).toHaveBeenCalledTimes(2);
  said.mockRestore();
});
