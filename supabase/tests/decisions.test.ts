import { afterAll, expect, test } from "vitest";
import { accounts, startTestBackend, type UntypedClient } from "../../local/supabase/test-backend.ts";
import { ids } from "./permission-expectations.ts";

// Who may decide about what, once, and about nothing but what they saw.

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
const dana = await backend.signIn(accounts.ownClient);
const priya = await backend.signIn(accounts.otherClient);

const { bookingBoard, archived, voltway } = ids;
const soon = () => new Date(Date.now() + 86_400_000).toISOString();

type Row = { id: string; seen: string; version: number };

async function addItem(title: string, visible = true): Promise<Row> {
  await owner.from("feedback_items").insert({ project_id: bookingBoard, title, visible });
  return readRow("feedback_items", title);
}

async function addOrder(title: string, currency = "CAD"): Promise<Row> {
  const { error } = await owner.from("change_orders").insert({
    project_id: bookingBoard,
    title,
    price_cents: 12345,
    currency,
    days_delta: 2,
    valid_until: "2030-01-01",
  });
  expect(error).toBeNull();
  return readRow("change_orders", title);
}

async function readRow(table: string, title: string): Promise<Row> {
  const { data } = await owner.from(table).select("id, snapshot_sha256, version").eq("title", title).single();
  return { id: String(data?.id), seen: String(data?.snapshot_sha256), version: Number(data?.version) };
}

async function decide(client: UntypedClient, kind: "item" | "order", row: Row, decision: string) {
  const answer = await client.rpc(kind === "item" ? "decide_feedback_item" : "decide_change_order", {
    [`${kind}_id`]: row.id,
    decision,
    seen_sha256: row.seen,
    comment: "",
  });
  return answer.error?.code ?? answer.data;
}

const send = async ({ id, version }: Row, ends_at: string = soon()) =>
  (
    await owner.rpc("move_change_order", {
      order_id: id,
      new_status: "sent",
      seen_version: version,
      ends_at,
    })
  ).data;

async function countApprovals({ id }: Row): Promise<number> {
  const { data } = await owner.from("approvals").select("id").eq("subject_id", id);
  return data?.length ?? 0;
}

test("a client approves what they saw, once, and the receipt is frozen", async () => {
  const item = await addItem("A picture of the board");
  expect(await decide(priya, "item", item, "approved")).toBe("missing");
  expect(await decide(owner, "item", item, "approved")).toBe("missing");
  expect(await decide(dana, "item", { ...item, seen: "0".repeat(64) }, "approved")).toBe("changed");
  expect(await decide(dana, "item", item, "declined")).toBe("missing");
  expect(await countApprovals(item)).toBe(0);
  expect(await Promise.all([1, 2, 3].map(() => decide(dana, "item", item, "approved")))).toEqual([
    "approved",
    "approved",
    "approved",
  ]);
  expect(await countApprovals(item)).toBe(1);
  const frozen = await backend
    .service()
    .from("approvals")
    .update({ comment: "No" })
    .eq("subject_id", item.id);
  expect(frozen.error?.code).toBe("42501");
});

test("an item that was changed meanwhile is not approved, and one that is changed later is open again", async () => {
  const item = await addItem("The first words");
  await owner.from("feedback_items").update({ body: "Other words" }).eq("id", item.id);
  expect(await decide(dana, "item", item, "approved")).toBe("changed");
  const now = await readRow("feedback_items", "The first words");
  expect(await decide(dana, "item", now, "changes_requested")).toBe("changes_requested");
  expect(await decide(dana, "item", now, "approved")).toBe("closed");
  await owner.from("feedback_items").update({ body: "The last words" }).eq("id", item.id);
  const { data } = await dana.from("feedback_items").select("status").eq("id", item.id).single();
  expect(data?.status).toBe("open");
  expect(await countApprovals(item)).toBe(1);
});

test("an internal item cannot be decided, and the owner cannot decide by the back door", async () => {
  const item = await addItem("Not shown yet", false);
  expect(await decide(dana, "item", item, "approved")).toBe("missing");
  const { error } = await owner.from("feedback_items").update({ status: "approved" }).eq("id", item.id);
  expect(error?.code).toBe("42501");
});

test("of two people who decide at once one wins and the other is told", async () => {
  await backend.database.query(
    "insert into public.client_members (client_id, user_id, sees_money) values ($1, $2, true)",
    [voltway, ids.priya],
  );
  const order = await addOrder("Two people");
  await send(order);
  const answers = await Promise.all([
    decide(dana, "order", order, "approved"),
    decide(priya, "order", order, "declined"),
  ]);
  expect(answers.filter((answer) => answer === "closed")).toHaveLength(1);
  expect(await countApprovals(order)).toBe(1);
  await backend.database.query("delete from public.client_members where client_id = $1 and user_id = $2", [
    voltway,
    ids.priya,
  ]);
});

test("drafts made at once are numbered one after the other, and a number that failed is given again", async () => {
  const before = await backend.database.query<{ last: number }>(
    "select max(number) as last from public.change_orders where project_id = $1",
    [bookingBoard],
  );
  const last = before.rows[0]?.last ?? 0;
  await owner.from("change_orders").insert({ project_id: bookingBoard, title: "", price_cents: 1 });
  await Promise.all(["one", "two", "three", "four", "five"].map((name) => addOrder(`Numbered ${name}`)));
  const { data } = await owner
    .from("change_orders")
    .select("number")
    .like("title", "Numbered %")
    .order("number");
  expect(data?.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5].map((place) => last + place));
});

test("the same form twice is one draft", async () => {
  const row = {
    project_id: bookingBoard,
    title: "Twice",
    price_cents: 1,
    currency: "CAD",
    valid_until: "2030-01-01",
    request_key: crypto.randomUUID(),
  };
  const codes = (await Promise.all([1, 2].map(() => owner.from("change_orders").insert(row)))).map(
    ({ error }) => error?.code ?? "stored",
  );
  expect(codes.sort()).toEqual(["23505", "stored"]);
});

test("a draft is the owner's alone; sent it is frozen; over it cannot be approved", async () => {
  const order = await addOrder("Short lived");
  const seenBy = async (client: UntypedClient) =>
    (await client.from("change_orders").select("id").eq("id", order.id)).data?.length;
  expect(await seenBy(dana)).toBe(0);
  expect(await decide(dana, "order", order, "approved")).toBe("missing");
  expect(await send(order, new Date(Date.now() - 1000).toISOString())).toBe("closed");
  expect(await send({ ...order, version: 7 })).toBe("changed");
  expect(await send(order)).toBe("done");
  expect(await seenBy(dana)).toBe(1);
  expect(await seenBy(priya)).toBe(0);
  const edited = await owner.from("change_orders").update({ price_cents: 1 }).eq("id", order.id).select("id");
  expect(edited.data).toEqual([]);
  await backend.database.query("update public.change_orders set expires_at = now() where id = $1", [
    order.id,
  ]);
  expect(await decide(dana, "order", order, "approved")).toBe("expired");
  expect(await countApprovals(order)).toBe(0);
});

test("approved change orders add up, for those who see the project", async () => {
  const total = async (client: UntypedClient) =>
    (await client.rpc("total_change_orders", { project: bookingBoard })).data;
  const [before] = Object(await total(dana));
  const order = await addOrder("Adds up");
  await send(order);
  expect(await decide(dana, "order", order, "approved")).toBe("approved");
  expect(await total(dana)).toEqual([
    {
      currency: "CAD",
      approved: before.approved + 1,
      price_cents: before.price_cents + 12345,
      days_delta: before.days_delta + 2,
    },
  ]);
  expect(await total(priya)).toEqual([]);
});

test("orders in another currency are added up by themselves", async () => {
  const total = async () => (await dana.rpc("total_change_orders", { project: bookingBoard })).data;
  const [inDollars] = Object(await total());
  const order = await addOrder("In euros", "EUR");
  await send(order);
  expect(await decide(dana, "order", order, "approved")).toBe("approved");
  expect(await total()).toEqual([
    inDollars,
    { currency: "EUR", approved: 1, price_cents: 12345, days_delta: 2 },
  ]);
});

test("in an archived project nothing is added, changed or decided", async () => {
  const item = await addItem("Before the archive");
  const order = await addOrder("Before the archive too");
  await send(order);
  await owner.from("projects").update({ archived_at: new Date().toISOString() }).eq("id", bookingBoard);
  expect(await decide(dana, "item", item, "approved")).toBe("missing");
  expect(await decide(dana, "order", order, "approved")).toBe("missing");
  const edited = await owner.from("feedback_items").update({ body: "X" }).eq("id", item.id).select("id");
  expect(edited.data).toEqual([]);
  for (const table of ["feedback_items", "change_orders"]) {
    const { error } = await owner.from(table).insert({
      project_id: archived,
      title: "Too late",
      ...(table === "change_orders" && { price_cents: 1, currency: "CAD", valid_until: "2030-01-01" }),
    });
    expect(error?.code, table).toBe("42501");
  }
  await owner.from("projects").update({ archived_at: null }).eq("id", bookingBoard);
});
