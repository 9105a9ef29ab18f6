import { connect } from "node:net";
import { afterAll, expect, test } from "vitest";
import { startLakeInTest } from "./start-lake-in-test.ts";

const lake = await startLakeInTest({ LAKE_QUERY_MILLISECONDS: "2000" });
await lake.client.create({ _id: "victim", _type: "t", list: [{ _key: "a", n: 1 }], text: "text" });
afterAll(() => lake.stop());

const deep = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

const tooDeep = `{"mutations":[{"create":{"_type":"t","a":${"[".repeat(5000)}${"]".repeat(5000)}}}]}`;

const values: unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  "",
  "\u0000",
  "\ud800",
  "a\u0000b",
  "..",
  "__proto__",
  "constructor",
  "[",
  "list[",
  "list[9999999999]",
  "a".repeat(5000),
  "drafts.",
  "versions..x",
  [],
  [null],
  {},
  { _ref: 1 },
  { _ref: "\u0000", _weak: true },
  JSON.parse('{"__proto__": {"polluted": true}, "constructor": {"prototype": 1}}'),
  deep(150),
];

const bodies: unknown[] = values.flatMap((value) => [
  value,
  { mutations: value },
  { mutations: [value] },
  { mutations: [{ create: value }] },
  { mutations: [{ create: { _type: "t", _id: value } }] },
  { mutations: [{ create: { _type: value } }] },
  { mutations: [{ createOrReplace: { _type: "t", _id: "other", value, _createdAt: value } }] },
  { mutations: [{ delete: value }] },
  { mutations: [{ delete: { query: value, params: value } }] },
  { mutations: [{ patch: { id: value, set: { a: 1 } } }] },
  { mutations: [{ patch: { id: "victim", set: value } }] },
  { mutations: [{ patch: { id: "victim", set: { [String(value)]: value } } }] },
  { mutations: [{ patch: { id: "victim", unset: [value] } }] },
  { mutations: [{ patch: { id: "victim", inc: { n: value }, dec: value } }] },
  { mutations: [{ patch: { id: "victim", diffMatchPatch: { text: value } } }] },
  { mutations: [{ patch: { id: "victim", insert: { after: value, items: value } } }] },
  { mutations: [{ patch: { id: "victim", insert: { replace: "list[0]", items: [value] } } }] },
  { mutations: [{ patch: { id: "victim", ifRevisionID: value, [String(value)]: 1 } }] },
  { mutations: [], transactionId: value },
  { actions: value },
  { actions: [value] },
  { actions: [{ actionType: value }] },
  { actions: [{ actionType: "sanity.action.document.create", publishedId: value, attributes: value }] },
  {
    actions: [
      { actionType: "sanity.action.document.edit", draftId: value, publishedId: "victim", patch: value },
    ],
  },
  { actions: [{ actionType: "sanity.action.document.publish", draftId: value, publishedId: value }] },
  { actions: [{ actionType: "sanity.action.document.delete", publishedId: value, includeDrafts: value }] },
  {
    actions: [
      { actionType: "sanity.action.document.version.create", publishedId: "victim", document: value },
    ],
  },
  { query: value },
  { query: "*[_id == $p]", params: value },
  { query: `*[${String(value)}]` },
  { key: value, value },
]);

async function post(path: string, body: string): Promise<number> {
  const method = path.includes("keyvalue") ? "PUT" : "POST";
  const response = await fetch(lake.url + path, { method, body });
  const text = await response.text();
  if (response.status >= 400) expect(JSON.parse(text)).toBeTypeOf("object");
  return response.status;
}

async function expectHealthy(): Promise<void> {
  expect(lake.isRunning()).toBe(true);
  expect(await lake.client.fetch('*[_id == "victim"][0]._id')).toBe("victim");
}

const paths = [
  "data/mutate/production",
  "data/actions/production",
  "data/query/production",
  "users/me/keyvalue",
];

test.each(paths)("malformed bodies to %s are refused or taken, never a failure", async (path) => {
  // A step that shares no divisor with the shapes of one value meets every value and every shape.
  await expectNoFailure(
    path,
    bodies.filter((_, place) => place % 7 === 0),
  );
  for (const text of ["", "{", "nul", "\u0000", '{"a":1}}', "\ufeff{}", "[".repeat(1_000_000), tooDeep]) {
    expect(await post(`/v2025-02-19/${path}`, text)).toBe(400);
  }
  await expectHealthy();
});

test.each(paths)(
  "over seven hundred malformed bodies to %s are refused or taken, never a failure",
  {
    tags: "slow",
  },
  async (path) => {
    expect(bodies.length).toBeGreaterThan(700);
    await expectNoFailure(path, bodies);
    await expectHealthy();
  },
);

async function expectNoFailure(path: string, sent: unknown[]): Promise<void> {
  for (const body of sent) {
    const text = JSON.stringify(body) ?? "";
    expect(await post(`/v2025-02-19/${path}`, text), text.slice(0, 300)).toBeLessThan(500);
  }
}

test("malformed addresses are refused, never a failure", async () => {
  const texts = [
    ...values.map(String),
    "%",
    "%00",
    "%ff",
    "%E0%A4%A",
    "../../etc/passwd",
    "a,b,,c",
    "a?b",
    "💥",
  ];
  const places = (text: string) => [
    `data/doc/production/${text}`,
    `data/history/production/documents/${text}?revision=${text}`,
    `data/history/production/documents/victim?time=${text}`,
    `data/history/production/transactions/${text}?limit=${text}&fromTransaction=${text}`,
    `data/history/production/events/documents/${text}?nextCursor=${text}&limit=${text}`,
    `data/query/production?query=${text}`,
    `data/query/production?query=*&$p=${text}`,
    `data/query/production?query=*&perspective=${text}`,
    `data/query/${text}?query=*`,
    `users/${text}`,
    `users/me/keyvalue/${text}`,
    `projects/${text}/datasets/${text}/acl`,
    `journey/${text}`,
    text,
  ];
  for (const text of texts) {
    for (const encoded of new Set([
      text.replaceAll("\u0000", "%00"),
      encodeURIComponent(text.toWellFormed()),
    ])) {
      for (const place of places(encoded)) {
        const response = await fetch(`${lake.url}/v2025-02-19/${place}`);
        await response.body?.cancel();
        expect(response.status, place.slice(0, 200)).toBeLessThan(500);
      }
    }
  }
  await expectHealthy();
});

test("listeners with malformed queries are refused or told so", async () => {
  for (const value of values) {
    const query = encodeURIComponent(String(value).toWellFormed());
    const address = `${lake.url}/v1/data/listen/production?query=*[${query}]&$p=${query}&enableResume=true`;
    const response = await fetch(address, {
      headers: { "last-event-id": encodeURIComponent(query).slice(0, 100) },
    });
    await response.body?.cancel();
    expect(response.status).toBeLessThan(500);
  }
  await expectHealthy();
});

test("bytes that are not HTTP end the connection and nothing else", async () => {
  for (const bytes of [
    "\u0000\u0001\u0002\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "GET /\u0000 HTTP/1.1\r\nhost: localhost\r\n\r\n",
  ]) {
    const socket = connect(lake.port, "127.0.0.1");
    const answer = await new Promise<string>((resolve) => {
      socket.once("data", (data) => resolve(data.toString()));
      socket.once("close", () => resolve(""));
      socket.on("error", () => resolve(""));
      socket.end(bytes);
    });
    expect(answer).not.toContain("HTTP/1.1 5");
    socket.destroy();
  }
  await expectHealthy();
});
