import { Hono } from "hono";
import { isRecord } from "../request/is-record.ts";
import { readJson } from "../request/read-json.ts";
import type { Store } from "../store/store.ts";
import { author } from "./author.ts";

interface Options {
  projectId: string;
  dataset: string;
  /** Origins that may read with credentials. */
  origins: ReadonlySet<string>;
}

const accessEverything = [
  { filter: '_id in path("**")', permissions: ["read", "create", "update", "history", "editHistory"] },
];

/** The endpoints around the content that the Studio asks for: who is there, what they may do, what is on offer. */
export function createProjectRoutes({ projectId, dataset, origins }: Options, store: Store): Hono {
  const project = {
    id: projectId,
    displayName: projectId,
    organizationId: null,
    studioHost: null,
    metadata: {},
    isBlocked: false,
    isDisabled: false,
    isDisabledByUser: false,
    activityFeedEnabled: false,
    createdAt: "2026-01-01T00:00:00.000Z",
    members: [{ id: author.id, role: author.role, roles: author.roles, isCurrentUser: true, isRobot: false }],
  };
  return new Hono()
    .get("/users/me", (context) => context.json(author))
    .get("/auth/id", (context) =>
      context.json({ id: author.id, expiry: Math.floor(Date.now() / 1000) + 86_400 }),
    )
    .get("/auth/providers", (context) => context.json({ providers: [], thirdPartyLogin: false }))
    .on(["GET", "POST"], "/auth/logout", (context) => context.json({ ok: true }))
    .get("/users/me/keyvalue/:keys{.*}", (context) => {
      const keys = context.req.param("keys").split(",").filter(Boolean);
      return context.json(keys.map((key) => ({ key, value: readValue(store, key) })));
    })
    .put("/users/me/keyvalue", async (context) => {
      const body = await readJson(context, 1024 * 1024);
      const pairs = (Array.isArray(body) ? body : [body]).filter(isRecord);
      for (const { key, value } of pairs) writeValue(store, String(key), value);
      return context.json(pairs);
    })
    .get("/users/:ids", (context) => {
      const users = context.req.param("ids").split(",").map(describeUser);
      return context.json(users.length === 1 ? users[0] : users);
    })
    .get("/projects/:project", (context) => context.json(project))
    .get("/projects/:project/grants", (context) => context.json({}))
    .get("/projects/:project/datasets", (context) => context.json([{ name: dataset, aclMode: "public" }]))
    .get("/projects/:project/datasets/:dataset/acl", (context) => context.json(accessEverything))
    .get("/projects/:project/user-applications", (context) => context.json([]))
    .get("/check/cors", (context) => {
      const origin = context.req.header("origin");
      const allowed = origin === undefined || origins.has(origin);
      return context.json({ result: { allowed, withCredentials: allowed } });
    })
    .get("/ping", (context) => context.json({}))
    .get("/features", (context) => context.json([]))
    .get("/journey/*", (context) => context.json(null))
    .get("/help", (context) => context.json({}))
    .get("/intake/telemetry-status", (context) => context.json({ status: "denied" }))
    .post("/intake/*", (context) => context.body(null, 204))
    .get("/data/ping/:dataset?", (context) =>
      context.json({ pong: true }, 200, { "x-sanity-shard": "local" }),
    )
    .get("/data/references/*", (context) => context.json({ totalCount: 0, references: [] }));
}

function describeUser(id: string) {
  return { id, displayName: author.name, imageUrl: null };
}

function readValue(store: Store, key: string): unknown {
  const row = store.sql("select value from key_values where key = ?").get(key);
  return row ? JSON.parse(String(row.value)) : null;
}

function writeValue(store: Store, key: string, value: unknown): void {
  store
    .sql("insert into key_values (key, value) values (?, ?) on conflict do update set value = excluded.value")
    .run(key, JSON.stringify(value ?? null));
}
