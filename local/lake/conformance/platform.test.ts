import { createClient } from "@sanity/client";
import { describe, expect } from "vitest";
import { expectRefused, test } from "./lake-test.ts";

describe("Users and access from the browser (sanity.io/docs/http-auth)", () => {
  test("GET /users/me", async ({ client }) => {
    const { id, name, email, role } = await client.users.getById("me");
    expect([typeof id, typeof name, typeof email]).toEqual(["string", "string", "string"]);
    expect(role).toBe("administrator");
  });

  test("GET /users/{userId} — differs: every id is the one local editor", async ({ client }) => {
    const { id, displayName } = await client.users.getById("somebody");
    expect([id, displayName]).toEqual(["somebody", "Local editor"]);
  });

  test("Authorization: Bearer — differs: asked for with LAKE_TOKEN only", async ({ client }) => {
    const { projectId, dataset, apiVersion, apiHost } = client.config();
    const settings = { projectId, dataset, apiVersion, apiHost, useProjectHostname: false, useCdn: false };
    const anonymous = createClient(settings);
    expect(await anonymous.fetch("1 + 1")).toBe(2);
    expect((await anonymous.create({ _type: "claim" }))._id).toBeTruthy();
  });

  test("an unknown API version", async ({ url }) => {
    expect((await fetch(`${url}/v99/data/query/production?query=1`)).status).toBe(404);
  });

  test("another project", ({ client }) =>
    expectRefused(client.withConfig({ projectId: "another" }).fetch("1"), 404, /Project "another"/));

  test("another dataset", async ({ client }) => {
    const another = client.withConfig({ dataset: "another" });
    await expectRefused(another.fetch("1"), 404, /Dataset "another"/);
    await expectRefused(another.assets.upload("file", Buffer.from("words")), 404, /Dataset "another"/);
  });

  test("CORS: an allowed origin", async ({ url }) => {
    const headers = { origin: "http://localhost:3333" };
    const answer = await fetch(`${url}/v2025-02-19/data/query/production?query=1`, { headers });
    expect(answer.headers.get("access-control-allow-origin")).toBe(headers.origin);
    expect(answer.headers.get("access-control-allow-credentials")).toBe("true");
  });

  test("CORS: another origin", async ({ url }) => {
    const headers = { origin: "http://elsewhere.example" };
    const answer = await fetch(`${url}/v2025-02-19/data/query/production?query=1`, { headers });
    expect(answer.status).toBe(403);
  });
});

describe("HTTP API: Projects (sanity.io/docs/http-reference/projects-api)", () => {
  test("GET /projects/{projectId}", async ({ client }) => {
    const { id, displayName, members } = await client.projects.getById("local");
    expect([id, displayName, members.length]).toEqual(["local", "local", 1]);
  });

  test("GET /projects/{projectId}/datasets", async ({ client }) => {
    expect(await client.datasets.list()).toEqual([{ name: "production", aclMode: "public" }]);
  });
});

describe("HTTP API: Roles (sanity.io/docs/http-reference/roles)", () => {
  test("GET /projects/{projectId}/grants — differs: empty: the one editor may do everything", async ({
    client,
  }) => {
    expect(await client.request({ url: "/projects/local/grants" })).toEqual({});
  });
});

describe("What the command line asks for besides (sanity.io/docs/cli-reference)", () => {
  test("GET /projects/{projectId}/user-applications — differs: empty", async ({ client }) => {
    expect(await client.request({ url: "/projects/local/user-applications" })).toEqual([]);
  });

  test("GET /auth/providers — differs: empty: nobody has to sign in", async ({ client }) => {
    const { providers } = await client.request({ url: "/auth/providers" });
    expect(providers).toEqual([]);
  });

  test("POST /auth/logout — differs: there is nobody to sign out", async ({ client }) => {
    expect(await client.request({ url: "/auth/logout", method: "POST" })).toEqual({ ok: true });
    expect((await client.users.getById("me")).id).toBeTruthy();
  });

  test("GET /features — differs: empty", async ({ client }) => {
    expect(await client.request({ url: "/features" })).toEqual([]);
  });
});
