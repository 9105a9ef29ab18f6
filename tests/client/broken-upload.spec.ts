import { expect, test } from "@playwright/test";
import { accounts, addresses } from "../../bin/stack/test-settings.ts";
import { signInCookies } from "../fixtures/session.ts";

const project = "00000000-0000-4000-8000-000000000101";
const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="plan.txt"\r\n';

test("a form with files that is broken is the sender's mistake, and nothing of it is kept", async () => {
  const cookies = await signInCookies(accounts.dana);
  for (const body of [
    "no form at all",
    "--x",
    head,
    `${head}\r\nhalf a file`,
    `${head}${"a".repeat(9000)}`,
  ]) {
    const response = await fetch(`${addresses.site}/api/projects/${project}/files`, {
      method: "POST",
      headers: {
        Cookie: cookies,
        Origin: addresses.site,
        Accept: "application/json",
        "Content-Type": "multipart/form-data; boundary=x",
      },
      body,
    });
    expect(response.status, body.slice(0, 80)).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining("was interrupted") });
  }
});
