import { type ClientRequest, request } from "node:http";
import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { forgeTokens } from "../fixtures/forge-tokens.ts";
import { inLanes } from "../fixtures/in-lanes.ts";
import { listOpenDoors, listProtected } from "../fixtures/protected-routes.ts";
import { signInCookies } from "../fixtures/session.ts";

type Kind = { type: string; beginning: string };

const json: Kind = { type: "application/json", beginning: '{"a":"' };
const kinds: Kind[] = [
  json,
  { type: "application/x-www-form-urlencoded", beginning: "a=" },
  {
    type: "multipart/form-data; boundary=x",
    beginning: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
  },
];

type Attempt = { path: string; kind: Kind; cookies?: string; accept?: string };

/** Sends the beginning of a body and then a byte at a time, for ever. What is answered, after how long, and when the line ends. */
function sendEndlessly({ path, kind, cookies = "", accept = "text/html" }: Attempt) {
  const startedAt = Date.now();
  const seconds = () => (Date.now() - startedAt) / 1000;
  let sent: ClientRequest | undefined;
  const ended = Promise.withResolvers<number>();
  const answered = new Promise<{ status?: number; next: string; after: number }>((resolve) => {
    let isAnswered = false;
    sent = request(
      addresses.site + path,
      {
        method: "POST",
        headers: {
          "Content-Type": kind.type,
          "Transfer-Encoding": "chunked",
          Origin: addresses.site,
          Accept: accept,
          ...(cookies && { Cookie: cookies }),
        },
      },
      async (answer) => {
        isAnswered = true;
        const after = seconds();
        let text = "";
        for await (const chunk of answer) text += chunk;
        const [, named = ""] = /"next":"([^"]+)"/.exec(text) ?? [];
        resolve({ status: answer.statusCode, next: answer.headers.location ?? named, after });
      },
    );
    const dribble = setInterval(() => sent?.write("x"), 100);
    const end = () => {
      clearInterval(dribble);
      ended.resolve(seconds());
      if (!isAnswered) resolve({ next: "", after: seconds() });
    };
    sent.on("close", end);
    sent.on("error", end);
    sent.write(kind.beginning);
  });
  return { answered, ended: ended.promise, stop: () => sent?.destroy() };
}

const endpoints = listProtected("route.ts");

/** Who sends it is asked before it is read. */
async function refuseAll(attempts: Attempt[]): Promise<void> {
  const faults: string[] = [];
  await inLanes(attempts, async (attempt) => {
    const sending = sendEndlessly(attempt);
    const { status = 0, next, after } = await sending.answered;
    sending.stop();
    const isRefused = next.startsWith("/login") || [401, 403, 404, 405].includes(status);
    if (!isRefused || after > 4)
      faults.push(`${JSON.stringify(attempt)}: ${status} ${next} after ${after} s`);
  });
  test.info().annotations.push({ type: "attempts", description: String(attempts.length) });
  expect(faults).toEqual([]);
}

test("whoever is not signed in is told so before anything is read of a body that never ends", async () => {
  expect(endpoints.length).toBeGreaterThan(50);
  await refuseAll(
    endpoints.map((path, index) => ({
      path,
      kind: kinds[index % kinds.length] ?? json,
      accept: index % 2 === 0 ? "text/html" : "application/json",
    })),
  );
});

test("no bad session has a body read that never ends", { tag: "@slow" }, async () => {
  const { none, forged, expired } = forgeTokens(await signInCookies(accounts.dana));
  await refuseAll(
    endpoints.flatMap((path) =>
      kinds.flatMap((kind) =>
        ["text/html", "application/json"].flatMap((accept) =>
          [none, forged, expired].map((cookies) => ({ path, kind, accept, cookies })),
        ),
      ),
    ),
  );
});

/** Where anybody may send something: for ten seconds where it is read, and where it is not they are answered at once. */
const openDoors = {
  "/api/[...path]": "at once",
  "/api/calls/[token]": "in time",
  "/api/confirm": "in time",
  "/api/contact": "in time",
  "/api/discovery-call": "in time",
  "/api/forgot-password": "in time",
  "/api/preview/exit": "at once",
  "/api/reset-password": "in time",
  "/api/revalidate": "at once",
  "/api/second-step": "at once",
  "/api/second-step/lost": "at once",
  "/api/send-code": "in time",
  "/api/sign-in": "in time",
  "/api/sign-out": "at once",
  "/api/sign-up": "in time",
  "/api/stripe": "at once",
  "/api/unsubscribe/[token]": "at once",
};

test("each door that is open to anybody is one of these", () => {
  expect(listOpenDoors()).toEqual(Object.keys(openDoors));
});

test("at a door that is open to anybody a body that never ends is refused in time, and the line ends", {
  tag: "@slow",
}, async () => {
  const faults = await Promise.all(
    Object.entries(openDoors).map(async ([door, when]) => {
      const path = door.replace("[...path]", "nothing").replace("[token]", "a-token");
      const sending = sendEndlessly({ path, kind: json });
      const { status, after } = await sending.answered;
      const isInTime = when === "in time" ? status === 408 && after > 9 && after < 13 : after < 4;
      const endedAfter = await sending.ended;
      return isInTime && endedAfter < 50
        ? []
        : `${path}: ${status} after ${after} s, ended after ${endedAfter} s`;
    }),
  );
  expect(faults.flat()).toEqual([]);
});
