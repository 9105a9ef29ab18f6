import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { listProtected } from "../fixtures/protected-routes.ts";
import { signInCookies } from "../fixtures/session.ts";

const json = "application/json";
const form = "application/x-www-form-urlencoded";

/** What is no form, by how a browser would send it. */
const bad: [type: string | undefined, body: string | undefined][] = [
  ...["null", "[]", "[null]", "1", "true", '"x"', "{}", '{"action":null}', '{"', "", " ", "null null"].map(
    (body): [string, string] => [json, body],
  ),
  [json, undefined],
  [form, ""],
  [form, undefined],
  [form, "=&=&%"],
  [form, "action=none"],
  ["text/plain", "{}"],
  ["multipart/form-data; boundary=x", "--x--"],
  [undefined, undefined],
];

/** The one form that has no field: it is whole as soon as it is a form. */
const hasNoField = "/api/outbox";
const isForm = (type?: string, body = "") =>
  type === form ? !body.includes("%") : type === json && /^\{.*\}$/.test(body);

const formsOfTheOwner = listProtected("route.ts").filter((path) => /^\/api\/(owner|outbox)(\/|$)/.test(path));

type Attempt = { path: string; type?: string; body?: string };

async function tryBodies(isTried: (attempt: Attempt, place: number) => boolean): Promise<void> {
  const cookies = await signInCookies(accounts.owner);
  const answers: string[] = [];
  const tried = new Set<string>();
  const attempts = formsOfTheOwner
    .flatMap((path): Attempt[] => bad.map(([type, body]) => ({ path, type, body })))
    .filter(({ path, type, body }) => !(path === hasNoField && isForm(type, body)))
    .filter(isTried);
  await inLanes(attempts, async ({ path, type, body }) => {
    const { status } = await fetch(addresses.site + path, {
      method: "POST",
      redirect: "manual",
      headers: {
        Origin: addresses.site,
        Cookie: cookies,
        Accept: json,
        ...(type && { "Content-Type": type }),
      },
      ...(body !== undefined && { body }),
    });
    if (status === 405) return;
    tried.add(path);
    const isOther = type !== json && type !== form;
    if (status !== (isOther ? 415 : 400)) answers.push(`${path} ${type} ${body}: ${status}`);
  });
  expect(tried.size).toBeGreaterThan(25);
  test.info().annotations.push({ type: "attempts", description: String(attempts.length) });
  expect(answers.toSorted()).toEqual([]);
}

test("what is no form gets a refusal from any form of the owner's, not an excuse", () =>
  tryBodies(({ body }, place) => body === "null" || body === "{}" || place % 5 === 0));

test("nothing that is no form gets more from any form of the owner's", { tag: "@slow" }, () =>
  tryBodies(() => true),
);
