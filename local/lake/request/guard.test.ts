import { afterAll, expect, test } from "vitest";
import { statusForHost } from "../../status-for-host-in-test.ts";
import { startLakeInTest } from "../start-lake-in-test.ts";

const [lake, locked] = await Promise.all([startLakeInTest(), startLakeInTest({ LAKE_TOKEN: "secret" })]);
afterAll(() => Promise.all([lake.stop(), locked.stop()]));

test("only requests to this machine's own names are answered", async () => {
  const { port } = lake;
  const statusFor = (host: string, at = port) => statusForHost(`http://127.0.0.1:${at}/v1/users/me`, host);
  for (const host of [`localhost:${port}`, `127.0.0.1:${port}`, `[::1]:${port}`]) {
    expect(await statusFor(host)).toBe(200);
  }
  for (const host of ["evil.example", `evil.example:${port}`, "localhost.evil.example", "a b"]) {
    expect(await statusFor(host)).toBe(host === "a b" ? 400 : 403);
  }
  expect(await statusFor("evil.example", port + 1)).toBe(403);
});

test("only allowed origins may read and write, and with credentials", async () => {
  const ask = (origin: string, init: RequestInit = {}) =>
    fetch(`${lake.url}/v1/data/mutate/production`, {
      method: "POST",
      body: '{"mutations":[]}',
      headers: { origin },
      ...init,
    });
  const allowed = await ask("http://localhost:3333");
  expect(allowed.status).toBe(200);
  expect(allowed.headers.get("access-control-allow-origin")).toBe("http://localhost:3333");
  expect(allowed.headers.get("access-control-allow-credentials")).toBe("true");
  for (const origin of ["http://evil.example", "null", "http://localhost:3334"]) {
    const refused = await ask(origin);
    expect(refused.status).toBe(403);
    expect(refused.headers.has("access-control-allow-origin")).toBe(false);
    expect((await ask(origin, { method: "OPTIONS", body: null })).status).toBe(403);
  }
  const check = await fetch(`${lake.url}/v1/check/cors`, { headers: { origin: "http://evil.example" } });
  expect(await check.json()).toEqual({ result: { allowed: false, withCredentials: false } });
});

test("with a token set, visitors without it see published documents only and change nothing", async () => {
  const editor = locked.client.withConfig({ token: "secret" });
  const visitor = locked.client.withConfig({ token: "wrong" });
  await editor.create({ _id: "public", _type: "t" });
  await editor.create({ _id: "drafts.secret", _type: "t" });
  const ids = (client: typeof editor) => client.fetch('*[_type == "t"]._id', {}, { perspective: "raw" });
  expect(await ids(visitor)).toEqual(["public"]);
  expect(await ids(editor)).toEqual(["drafts.secret", "public"]);
  await expect(visitor.delete("public")).rejects.toMatchObject({ statusCode: 401 });
  await expect(visitor.getDocument("drafts.secret")).rejects.toMatchObject({ statusCode: 401 });
  const upload = visitor.assets.upload("file", Buffer.from("x"));
  await expect(upload).rejects.toMatchObject({ statusCode: 401 });
});

test("other projects, datasets and paths are not found, in the API's words", async () => {
  const answer = async (path: string, headers = {}) => {
    const response = await fetch(lake.url + path, { headers });
    return [response.status, await response.json()];
  };
  const notFound = (message: string) => [404, { statusCode: 404, error: "Not Found", message }];
  expect(await answer("/v1/data/query/staging?query=*")).toEqual(
    notFound('Dataset "staging" not found for project ID "local"'),
  );
  expect(await answer("/v1/users/me", { "x-sanity-project-id": "other" })).toEqual(
    notFound('Project "other" not found'),
  );
  expect(await answer("/v1/nothing/here")).toEqual(notFound("Not found: GET /v1/nothing/here"));
  expect((await answer("/nothing"))[0]).toBe(404);
});
