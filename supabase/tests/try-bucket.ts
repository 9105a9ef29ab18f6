import type { startTestBackend } from "../../local/supabase/test-backend.ts";
import { accounts } from "../../local/supabase/test-backend.ts";
import { type Actor, actors, buckets, type Outcome, type Verb, verbs } from "./permission-expectations.ts";

/** Tries the storage of a test's backend over HTTP, as each actor. */
export async function openStorage(backend: Awaited<ReturnType<typeof startTestBackend>>) {
  const tokens: Record<Actor, string> = {
    anonymous: backend.publishableKey,
    otherClient: await tokenOf(accounts.otherClient),
    ownClient: await tokenOf(accounts.ownClient),
    owner: await tokenOf(accounts.owner),
  };

  async function tokenOf(email: string): Promise<string> {
    const { data } = await (await backend.signIn(email)).auth.getSession();
    return data.session?.access_token ?? "";
  }

  function send(actor: Actor | "service", method: string, path: string, body?: object | string) {
    const token = actor === "service" ? backend.secretKey : tokens[actor];
    const type = typeof body === "string" ? "text/plain" : "application/json";
    return fetch(`${backend.url}/storage/v1/object/${path}`, {
      method,
      headers: {
        apikey: actor === "service" ? token : backend.publishableKey,
        Authorization: `Bearer ${token}`,
        ...(body && { "Content-Type": type }),
      },
      body: typeof body === "object" ? JSON.stringify(body) : body,
    });
  }

  async function readObjects(bucket: string): Promise<string> {
    const { rows } = await backend.database.query(
      "select name, version, metadata from storage.objects where bucket_id = $1 order by name",
      [bucket],
    );
    return JSON.stringify(rows);
  }

  /** What comes of one actor trying one verb; afterwards the bucket holds what it held. */
  async function attempt(actor: Actor, verb: Verb, bucket: string): Promise<Outcome | string> {
    const { object = "", added = "" } = buckets[bucket] ?? {};
    const before = await readObjects(bucket);
    const response = await {
      select: () => send(actor, "GET", `${bucket}/${object}`),
      insert: () => send(actor, "POST", `${bucket}/${added}`, "Added"),
      update: () => send(actor, "PUT", `${bucket}/${object}`, "Changed"),
      delete: () => send(actor, "DELETE", bucket, { prefixes: [object] }),
    }[verb]();
    const text = await response.text();
    const isChanged = before !== (await readObjects(bucket));
    if (isChanged && verb === "insert") await send("service", "DELETE", bucket, { prefixes: [added] });
    if (isChanged && verb === "delete") await send("service", "POST", `${bucket}/${object}`, "Back again");
    if (response.ok) return isChanged || verb === "select" ? "allowed" : "hidden";
    const { statusCode } = JSON.parse(text);
    if (isChanged) return `refused with ${statusCode}, and done`;
    return { "403": "denied", "404": "hidden" }[String(statusCode)] ?? String(statusCode);
  }

  return {
    send,
    attempt,
    /** The cells of the expectations that are not so. */
    async findWrongCells(bucket: string): Promise<string[]> {
      const wrong: string[] = [];
      for (const actor of actors) {
        for (const verb of verbs) {
          const outcome = await attempt(actor, verb, bucket);
          if (outcome !== buckets[bucket]?.outcomes[actor][verb])
            wrong.push(`${verb} by ${actor} is ${outcome}`);
        }
      }
      return wrong;
    },
  };
}
