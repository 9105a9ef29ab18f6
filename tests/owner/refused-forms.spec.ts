import { expect, test } from "@playwright/test";
import { accounts } from "../../bin/stack/test-settings.ts";
import { ownerAnswers } from "../../web/texts/en/owner-answers.ts";
import { post, signInCookies } from "../fixtures/session.ts";

const { failures } = ownerAnswers;
const none = "00000000-0000-4000-8000-00000000ffff";
const clients = "/dashboard/owner/clients";

/** Forms that nothing is typed into, what refuses them, and where they stand. */
const pressed = [
  ["owner/reminders", { subject: none }, failures.decided, "/dashboard/owner"],
  ["owner/doubtful", { ids: "x" }, failures.refused, "/dashboard/owner/messages"],
  [`owner/publishes/${none}`, {}, failures["no-publish"], "/dashboard/owner/site"],
  [
    "owner/missed",
    { action: "forget", path: "/nobody-missed-it" },
    failures["not-missed"],
    "/dashboard/owner/site/missed",
  ],
  [
    "owner/second-subscriptions",
    { subscription: "sub_none", cents: "1" },
    failures["not-paid-twice"],
    "/dashboard/owner",
  ],
  ["owner/unlinked-people", { action: "link", userId: none, clientId: "" }, failures.choose, clients],
  [
    `owner/clients/${none}/people`,
    { action: "disable", userId: none },
    failures["not-disabled"],
    `${clients}/${none}`,
  ],
  [`outbox/${none}`, {}, failures["not-waiting"], "/dashboard/owner"],
] as const;

/** Those that something is typed into, and what. */
const typed = [
  ["owner/notes", { action: "add", subjectId: none, requestKey: none, body: " \n" }, failures.empty],
  ["owner/calls/nonsense", { action: "propose", date: "2030-01-07", startTime: "10:00" }, failures.refused],
  [
    "owner/blocks",
    {
      ...{ action: "add", requestKey: none, reason: "Fair in Berlin" },
      ...{ startDate: "2030-01-07", startTime: "10:00", endDate: "2030-01-07", endTime: "09:00" },
    },
    failures.order,
  ],
  [`owner/messages/${none}`, { action: "reply", reply: "Monday it is.", replyKey: none }, failures.gone],
] as const;

const html = { Accept: "text/html" };

function noticeOf(answer: Response): unknown {
  const [, value = ""] = /(?:^|, )notice=([^;]+)/.exec(answer.headers.get("set-cookie") ?? "") ?? [];
  return value ? JSON.parse(decodeURIComponent(value)) : null;
}

test("every form of the owner is refused in its own words, back where it stands, and nothing typed is lost", async () => {
  const headers = { ...html, Cookie: await signInCookies(accounts.owner) };
  const json = { Cookie: headers.Cookie };
  for (const [path, fields, error, page] of pressed) {
    const scripted = await post(`/api/${path}`, fields, json);
    expect([path, scripted.status, await scripted.json()]).toEqual([path, 400, { error }]);
    for (const [from, back] of [
      [undefined, page],
      ["/dashboard/owner/clients?people=2#unlinked", "/dashboard/owner/clients?people=2#unlinked"],
      ["/dashboard/client", page],
      ["https://evil.example/dashboard/owner", page],
    ]) {
      const answer = await post(`/api/${path}`, { ...fields, ...(from && { from }) }, headers);
      expect([path, answer.status, answer.headers.get("location")]).toEqual([path, 303, back]);
      expect([path, noticeOf(answer)]).toEqual([path, { text: error }]);
    }
  }
  for (const [path, fields, error] of typed) {
    const scripted = await post(`/api/${path}`, fields, json);
    expect([path, scripted.status, await scripted.json()]).toEqual([path, 400, { error }]);
    const answer = await post(`/api/${path}`, fields, headers);
    const text = await answer.text();
    expect([path, answer.status]).toEqual([path, 400]);
    expect(text).toContain(`<p role="alert">${error}</p>`);
    for (const words of Object.values(fields)) expect(text, path).toContain(words);
  }
});
