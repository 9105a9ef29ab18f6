import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Actor, accounts, buckets, type Verb } from "./permission-expectations.ts";
import { startTestBackend } from "./test-backend.ts";

let backend: Awaited<ReturnType<typeof startTestBackend>>;
let tokens: Record<Actor, string>;

beforeAll(async () => {
  backend = await startTestBackend();
  tokens = {
    anonymous: backend.publishableKey,
    otherClient: await tokenOf(accounts.otherClient),
    ownClient: await tokenOf(accounts.ownClient),
    owner: await tokenOf(accounts.owner),
  };
});

afterAll(() => backend.stop());

const verbs: Verb[] = ["select", "insert", "update", "delete"];
const actors: Actor[] = ["anonymous", "otherClient", "ownClient", "owner"];

describe.each(Object.entries(buckets))("%s", (bucket, { object, added, outcomes }) => {
  const cases = actors.flatMap((actor) =>
    verbs.map((verb) => ({ actor, verb, outcome: outcomes[actor][verb] })),
  );

  test.each(cases)("$verb by $actor is $outcome", async ({ actor, verb, outcome }) => {
    const before = await readObjects(bucket);
    const response = await attempt(actor, verb, bucket, verb === "insert" ? added : object);
    const text = await response.text();
    if (verb === "select") {
      expect(response.ok ? "allowed" : JSON.parse(text).statusCode).toBe(
        outcome === "allowed" ? "allowed" : "404",
      );
    } else if (outcome === "denied") {
      expect(JSON.parse(text).statusCode).toBe("403");
    } else {
      expect(response.status).toBe(200);
    }
    const isChanged = JSON.stringify(await readObjects(bucket)) !== JSON.stringify(before);
    expect(isChanged).toBe(verb !== "select" && outcome === "allowed");
    await request("anonymous", "DELETE", bucket, { prefixes: [added] }, backend.secretKey);
  });

  test("another client cannot list, sign, copy or move what is in it", async () => {
    const name = object.slice(object.lastIndexOf("/") + 1);
    const list = await request("otherClient", "POST", `list/${bucket}`, { prefix: "" });
    expect(await list.text()).not.toContain(object.split("/")[0]);
    const refused = await Promise.all([
      request("otherClient", "POST", `sign/${bucket}/${object}`, { expiresIn: 60 }),
      request("otherClient", "POST", "copy", {
        bucketId: bucket,
        sourceKey: object,
        destinationKey: `stolen/${name}`,
      }),
      request("otherClient", "POST", "move", {
        bucketId: bucket,
        sourceKey: object,
        destinationKey: `stolen/${name}`,
      }),
      request("otherClient", "GET", `info/${bucket}/${object}`),
    ]);
    for (const response of refused) expect(await response.json()).toMatchObject({ statusCode: "404" });
  });

  test("a client adds nothing outside the folder of an open project of their own", async () => {
    const [client = "", project = "", file = ""] = added.split("/");
    const [otherClient, archived] = ["00000000-0000-4000-8000-0000000000a2", file.replace("4ff", "104")];
    for (const path of [
      file,
      `${client}/${file}`,
      `${client}/${project}/${file}/more`,
      `${client}/${project}/name.txt`,
      `${otherClient}/${project}/${file}`,
      `${otherClient}/${file.replace("4ff", "103")}/${file}`,
    ]) {
      const refused = await upload("ownClient", bucket, path);
      expect(await refused.json(), path).toMatchObject({ statusCode: "403" });
    }
    const inArchived = await upload("otherClient", bucket, `${otherClient}/${archived}/${file}`);
    expect(await inArchived.json()).toMatchObject({ statusCode: "403" });
  });
});

test("every bucket is private and has expectations", async () => {
  const { rows } = await backend.database.query<{ id: string; public: boolean }>(
    "select id, public from storage.buckets",
  );
  expect(rows).toEqual(Object.keys(buckets).map((id) => ({ id, public: false })));
});

test("the storage's own tables are not reachable through the database API", async () => {
  for (const table of ["objects", "buckets"]) {
    const response = await fetch(`${backend.url}/rest/v1/${table}`, {
      headers: { ...headersOf("owner"), "Accept-Profile": "storage" },
    });
    expect(response.ok).toBe(false);
  }
});

function attempt(actor: Actor, verb: Verb, bucket: string, path: string): Promise<Response> {
  switch (verb) {
    case "select":
      return request(actor, "GET", `${bucket}/${path}`);
    case "insert":
      return upload(actor, bucket, path);
    case "update":
      return upload(actor, bucket, path, "PUT");
    case "delete":
      return request(actor, "DELETE", bucket, { prefixes: [path] });
  }
}

function upload(actor: Actor, bucket: string, path: string, method = "POST"): Promise<Response> {
  return fetch(`${backend.url}/storage/v1/object/${bucket}/${path}`, {
    method,
    headers: { ...headersOf(actor), "Content-Type": "text/plain" },
    body: "Added",
  });
}

function request(
  actor: Actor,
  method: string,
  path: string,
  body?: object,
  key = tokens[actor],
): Promise<Response> {
  return fetch(`${backend.url}/storage/v1/object/${path}`, {
    method,
    headers: {
      ...headersOf(actor),
      ...(key !== tokens[actor] && { apikey: key, Authorization: `Bearer ${key}` }),
      ...(body && { "Content-Type": "application/json" }),
    },
    body: body && JSON.stringify(body),
  });
}

function headersOf(actor: Actor): Record<string, string> {
  return { apikey: backend.publishableKey, Authorization: `Bearer ${tokens[actor]}` };
}

async function tokenOf(email: string): Promise<string> {
  const { data } = await (await backend.signIn(email)).auth.getSession();
  return data.session?.access_token ?? "";
}

async function readObjects(bucket: string): Promise<unknown[]> {
  const { rows } = await backend.database.query(
    "select name, version, metadata from storage.objects where bucket_id = $1 order by name",
    [bucket],
  );
  return rows;
}
