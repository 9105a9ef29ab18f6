import type { startTestBackend } from "../../local/supabase/test-backend.ts";
import { accounts } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";
import { beginSession, weakSessions } from "./session-shapes.ts";

export const bucket = "project-files";

/**
 * removedMember: had the own client's files open until the membership was taken away. weakOwner: has a second factor and gave the
 * password alone.
 */
const storageActors = [
  "anonymous",
  "otherClient",
  "ownClient",
  "removedMember",
  "owner",
  "weakOwner",
] as const;
type Actor = (typeof storageActors)[number];

/** The path of an object of each kind; the last one is of none. */
export type StoredObjects = Record<"own" | "otherClients" | "hidden" | "leftover" | "missing", string>;

type Tried = {
  method?: string;
  address: string;
  body?: object | string;
  headers?: Record<string, string>;
};

/** Everything that Supabase's storage can be asked about an object, by what it is called there. */
function verbsOn(path: string): Record<string, Tried> {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const beside = `${folder}/${crypto.randomUUID()}`;
  const between = { bucketId: bucket, sourceKey: path, destinationKey: beside };
  return {
    select: { address: `object/${bucket}/${path}` },
    "select, signed in": { address: `object/authenticated/${bucket}/${path}` },
    head: { method: "HEAD", address: `object/${bucket}/${path}` },
    "public url": { address: `object/public/${bucket}/${path}` },
    "transformed picture": { address: `render/image/authenticated/${bucket}/${path}?width=10` },
    info: { address: `object/info/${bucket}/${path}` },
    "info, signed in": { address: `object/info/authenticated/${bucket}/${path}` },
    "list of all": { address: `object/list/${bucket}`, body: { prefix: "" } },
    "list of a folder": { address: `object/list/${bucket}`, body: { prefix: folder } },
    "list of pages": { address: `object/list-v2/${bucket}`, body: { prefix: folder } },
    sign: { address: `object/sign/${bucket}/${path}`, body: { expiresIn: 315_360_000 } },
    "sign many": { address: `object/sign/${bucket}`, body: { expiresIn: 315_360_000, paths: [path] } },
    "sign upload": { address: `object/upload/sign/${bucket}/${beside}`, body: {} },
    "sign upsert": {
      address: `object/upload/sign/${bucket}/${path}`,
      body: {},
      headers: { "x-upsert": "true" },
    },
    upload: { address: `object/${bucket}/${beside}`, body: "Forged" },
    "upload in its place": { address: `object/${bucket}/${path}`, body: "Forged" },
    upsert: { address: `object/${bucket}/${path}`, body: "Forged", headers: { "x-upsert": "true" } },
    "upload in parts": {
      address: "upload/resumable",
      headers: {
        "Tus-Resumable": "1.0.0",
        "Upload-Length": "6",
        "Upload-Metadata": `bucketName ${btoa(bucket)},objectName ${btoa(beside)}`,
      },
      body: "",
    },
    update: { method: "PUT", address: `object/${bucket}/${path}`, body: "Forged" },
    move: { address: "object/move", body: between },
    copy: { address: "object/copy", body: between },
    "copy over another": {
      address: "object/copy",
      body: { ...between, sourceKey: beside, destinationKey: path },
      headers: { "x-upsert": "true" },
    },
    remove: { method: "DELETE", address: `object/${bucket}/${path}` },
    "remove many": { method: "DELETE", address: `object/${bucket}`, body: { prefixes: [path] } },
  };
}

/** What is asked of the bucket itself. */
const verbsOnBuckets: Record<string, Tried> = {
  "list of buckets": { address: "bucket" },
  "the bucket": { address: `bucket/${bucket}` },
  "open the bucket": { method: "PUT", address: `bucket/${bucket}`, body: { public: true } },
  "make a bucket": { address: "bucket", body: { id: "forged", name: "forged", public: true } },
  "empty the bucket": { address: `bucket/${bucket}/empty`, body: {} },
  "delete the bucket": { method: "DELETE", address: `bucket/${bucket}` },
};

/** Tries the storage of a test's backend over HTTP, as each actor, on an object of each kind. */
export async function openStorage(backend: Awaited<ReturnType<typeof startTestBackend>>) {
  const service = backend.service();
  const content = "Bytes that nobody but the site reads";
  const objects = await putObjects();
  const tokens: Record<Actor, string> = {
    anonymous: backend.publishableKey,
    otherClient: await tokenOf(accounts.otherClient),
    ownClient: await tokenOf(accounts.ownClient),
    removedMember: await tokenOfRemovedMember(),
    owner: await tokenOf(accounts.owner),
    weakOwner: await tokenOfWeakOwner(),
  };

  const attempts = new Map<string, { about: string; request: Tried }[]>();
  for (const [about, path] of Object.entries(objects))
    for (const [verb, request] of Object.entries(verbsOn(path)))
      attempts.set(verb, [...(attempts.get(verb) ?? []), { about, request }]);
  for (const [verb, request] of Object.entries(verbsOnBuckets))
    attempts.set(verb, [{ about: "the bucket", request }]);

  async function putObjects(): Promise<StoredObjects> {
    const { data } = await service.from("project_files").select("path, visible");
    const find = (isOwn: boolean, isVisible: boolean) =>
      String(
        data?.find(
          ({ path, visible }) =>
            String(path).startsWith(`${ids.voltway}/${ids.bookingBoard}/`) === isOwn && visible === isVisible,
        )?.path,
      );
    const objects = {
      own: find(true, true),
      otherClients: find(false, true),
      hidden: find(true, false),
      leftover: `${ids.voltway}/${ids.bookingBoard}/${crypto.randomUUID()}`,
      missing: `${ids.voltway}/${ids.bookingBoard}/${crypto.randomUUID()}`,
    };
    for (const [kind, path] of Object.entries(objects)) {
      if (kind === "missing") continue;
      const upsert = { method: "POST", address: `object/${bucket}/${path}`, headers: { "x-upsert": "true" } };
      const { ok } = await ask(backend.secretKey, { ...upsert, body: content }, backend.secretKey);
      if (!ok) throw new Error(`No object to try: ${kind}`);
    }
    return objects;
  }

  async function tokenOf(email: string, password?: string): Promise<string> {
    const { data } = await (await backend.signIn(email, password)).auth.getSession();
    return data.session?.access_token ?? "";
  }

  async function makePerson(email: string) {
    const person = { email, password: "a-long-password" };
    const { data } = await service.auth.admin.createUser({ ...person, email_confirm: true });
    return { ...person, id: data.user?.id ?? "" };
  }

  async function tokenOfWeakOwner(): Promise<string> {
    const { email, password, id } = await makePerson("weak-owner@example.com");
    await service.from("users").update({ role: "owner" }).eq("id", id);
    const shape = weakSessions["begun by a password alone"];
    await beginSession(backend.database, shape, { account: id, session: crypto.randomUUID() });
    return tokenOf(email, password);
  }

  async function tokenOfRemovedMember(): Promise<string> {
    const { email, password, id } = await makePerson("removed@example.com");
    await service.from("client_members").insert({ client_id: ids.voltway, user_id: id });
    const token = await tokenOf(email, password);
    await service.from("client_members").delete().eq("user_id", id);
    return token;
  }

  function ask(token: string, { method, address, body, headers }: Tried, key = backend.publishableKey) {
    return fetch(`${backend.url}/storage/v1/${address}`, {
      method: method ?? (body === undefined ? "GET" : "POST"),
      headers: {
        apikey: key,
        Authorization: `Bearer ${token}`,
        "Content-Type": typeof body === "string" ? "text/plain" : "application/json",
        ...headers,
      },
      body: typeof body === "object" ? JSON.stringify(body) : body,
    });
  }

  async function readStored(): Promise<string> {
    const { rows } = await backend.database.query(`
      select o.name, o.version, o.metadata, b.id, b.public
      from storage.buckets b left join storage.objects o on o.bucket_id = b.id order by b.id, o.name`);
    return JSON.stringify(rows);
  }

  /** What an answer gives away: what it should not hold, or that it does not refuse. Nothing for a refusal. */
  async function findGiven(response: Response): Promise<string | undefined> {
    const text = await response.text();
    if (response.status >= 500) return `answered with ${response.status}`;
    if (text.includes(content)) return "given its bytes";
    if (/token=/.test(text)) return "given a link";
    if (!response.ok) return;
    // Lists, of objects or of what became of many: each of them empty, or told that there is nothing.
    const isEmpty = /^\[(\{[^{}]*"signedU(rl|RL)":("")?(null)?[^{}]*"error":"[^{}]*\}|)\]$/.test(text);
    return isEmpty ? undefined : `answered with ${response.status} ${text.slice(0, 80)}`;
  }

  return {
    ask,
    objects,
    tokens,
    /** What was not refused, as verb, actor and object: at most so many of them. And the number of what was tried. */
    async findOpenings(most = Number.POSITIVE_INFINITY) {
      const openings: string[] = [];
      let tried = 0;
      const stored = await readStored();
      for (const [verb, requests] of attempts) {
        for (const { about, request } of requests) {
          for (const actor of storageActors) {
            if (openings.length >= most) return { openings, tried };
            tried += 1;
            const given = await findGiven(await ask(tokens[actor], request));
            if (given) openings.push(`${verb} by ${actor} on ${about}: ${given}`);
          }
        }
        if ((await readStored()) !== stored) return { openings: [...openings, `${verb} was done`], tried };
      }
      return { openings, tried };
    },
  };
}
