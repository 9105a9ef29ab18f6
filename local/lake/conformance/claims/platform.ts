import assert from "node:assert/strict";
import { createClient } from "@sanity/client";
import { assertRefused, type Claims, differs, through, works } from "../claim.ts";

export const accessClaims: Claims = {
  "GET /users/me": works(async ({ client }) => {
    const { id, name, email, role } = await client.users.getById("me");
    assert.deepEqual([typeof id, typeof name, typeof email], ["string", "string", "string"]);
    assert.equal(role, "administrator");
  }),
  "GET /users/{userId}": differs("every id is the one local editor", async ({ client }) => {
    const { id, displayName } = await client.users.getById("somebody");
    assert.deepEqual([id, displayName], ["somebody", "Local editor"]);
  }),
  "Authorization: Bearer": differs("asked for with LAKE_TOKEN only", async ({ client }) => {
    const { projectId, dataset, apiVersion, apiHost } = client.config();
    const settings = { projectId, dataset, apiVersion, apiHost, useProjectHostname: false, useCdn: false };
    const anonymous = createClient(settings);
    assert.equal(await anonymous.fetch("1 + 1"), 2);
    assert((await anonymous.create({ _type: "claim" }))._id);
  }),
  "an unknown API version": through(
    "fetch",
    works(async ({ url }) => {
      assert.equal((await fetch(`${url}/v99/data/query/production?query=1`)).status, 404);
    }),
  ),
  "another project": works(({ client }) =>
    assertRefused(client.withConfig({ projectId: "another" }).fetch("1"), 404, /Project "another"/),
  ),
  "another dataset": works(({ client }) =>
    assertRefused(client.withConfig({ dataset: "another" }).fetch("1"), 404, /Dataset "another"/),
  ),
  "CORS: an allowed origin": through(
    "fetch",
    works(async ({ url }) => {
      const headers = { origin: "http://localhost:3333" };
      const answer = await fetch(`${url}/v2025-02-19/data/query/production?query=1`, { headers });
      assert.equal(answer.headers.get("access-control-allow-origin"), headers.origin);
      assert.equal(answer.headers.get("access-control-allow-credentials"), "true");
    }),
  ),
  "CORS: another origin": through(
    "fetch",
    works(async ({ url }) => {
      const headers = { origin: "http://elsewhere.example" };
      const answer = await fetch(`${url}/v2025-02-19/data/query/production?query=1`, { headers });
      assert.equal(answer.status, 403);
    }),
  ),
};

export const projectClaims: Claims = {
  "GET /projects/{projectId}": works(async ({ client }) => {
    const { id, displayName, members } = await client.projects.getById("local");
    assert.deepEqual([id, displayName, members.length], ["local", "local", 1]);
  }),
  "GET /projects/{projectId}/datasets": works(async ({ client }) => {
    assert.deepEqual(await client.datasets.list(), [{ name: "production", aclMode: "public" }]);
  }),
};

export const roleClaims: Claims = {
  "GET /projects/{projectId}/grants": differs(
    "empty: the one editor may do everything",
    async ({ client }) => {
      assert.deepEqual(await client.request({ url: "/projects/local/grants" }), {});
    },
  ),
};

export const commandLineClaims: Claims = {
  "GET /projects/{projectId}/user-applications": differs("empty", async ({ client }) => {
    assert.deepEqual(await client.request({ url: "/projects/local/user-applications" }), []);
  }),
  "GET /auth/providers": differs("empty: nobody has to sign in", async ({ client }) => {
    const { providers } = await client.request({ url: "/auth/providers" });
    assert.deepEqual(providers, []);
  }),
  "POST /auth/logout": differs("there is nobody to sign out", async ({ client }) => {
    assert.deepEqual(await client.request({ url: "/auth/logout", method: "POST" }), { ok: true });
    assert((await client.users.getById("me")).id);
  }),
  "GET /features": differs("empty", async ({ client }) => {
    assert.deepEqual(await client.request({ url: "/features" }), []);
  }),
};
