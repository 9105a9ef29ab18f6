import { expect, test, vi } from "vitest";
import { readSubmission } from "./read-submission.ts";

const json = "application/json";
const form = "application/x-www-form-urlencoded";

function post(body: BodyInit, type: string, headers: Record<string, string> = {}): Request {
  return new Request("https://agency.example/api/contact", {
    method: "POST",
    body,
    headers: { "content-type": type, ...headers },
    ...(body instanceof ReadableStream && { duplex: "half" }),
  });
}

test.each([
  [post('{"name":"Ada 😀"}', json), { values: { name: "Ada 😀" }, isForm: false }],
  [post("[1]", "Application/JSON; charset=utf-8"), { values: [1], isForm: false }],
  [post("name=A%20%F0%9F%98%80+b&name=last", form), { values: { name: "last" }, isForm: true }],
])("%# is read", async (request, submission) => {
  expect(await readSubmission(request)).toEqual(submission);
});

test.each([
  ["{", json, 400],
  ["", json, 400],
  [new Uint8Array([0x22, 0xff, 0x22]), json, 400],
  ["name=%FF", form, 400],
  ["name=%zz", form, 400],
  ["{}", "text/plain", 415],
  ["{}", "", 415],
  ["{}", "application/json-patch+json", 415],
  ["a".repeat(16 * 1024 + 1), json, 413],
])("%# is refused", async (body, type, status) => {
  expect(await readSubmission(post(body, type))).toMatchObject({ status, error: expect.any(String) });
});

test("`__proto__` is a field like any other", async () => {
  const submission = await readSubmission(post('{"__proto__":{"name":"x"}}', json));
  expect("values" in submission && Object.keys(Object(submission.values))).toEqual(["__proto__"]);
  expect(Object("").name).toBeUndefined();
});

test("a body without end is refused after 16 KB of it", async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(32));
    },
  });
  expect(await readSubmission(post(endless, json))).toMatchObject({ status: 413 });
  expect(sent).toBeLessThan(64 * 1024);
});

test.each([
  ["stops coming", Number.POSITIVE_INFINITY],
  ["comes byte by byte", 1000],
])("a body that %s is given up after ten seconds in all", async (_, pauseMs) => {
  vi.useFakeTimers();
  const body = new ReadableStream({
    start: (controller) => controller.enqueue(new Uint8Array([32])),
    async pull(controller) {
      await new Promise((resolve) => Number.isFinite(pauseMs) && setTimeout(resolve, pauseMs));
      controller.enqueue(new Uint8Array([32]));
    },
  });
  let status = 0;
  void readSubmission(post(body, json)).then((read) => {
    status = "status" in read ? read.status : 200;
  });
  await vi.advanceTimersByTimeAsync(9900);
  expect(status).toBe(0);
  await vi.advanceTimersByTimeAsync(200);
  expect(status).toBe(408);
  vi.useRealTimers();
});
