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

const formsOfTheOwner = listProtected("route.ts").filter((path) => /^\/api\/(owner|outbox)(\/|$)/.test(path));

test("no body that is no form gets more than a refusal from any form of the owner's", async () => {
  const cookies = await signInCookies(accounts.owner);
  const answers: string[] = [];
  const tried = new Set<string>();
  const attempts = formsOfTheOwner.flatMap((path) => bad.map(([type, body]) => ({ path, type, body })));
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
  test.info().annotations.push({ type: "attempts", description: String(tried.size * bad.length) });
  expect(answers.toSorted()).toEqual([]);
});
