import { expect, test } from "@playwright/test";
import { ports, stackEnvironment } from "../../bin/stack/test-settings.ts";
import { findFreePort } from "../../process/find-free-port.ts";
import { startAgain } from "../fixtures/launcher.ts";

test("a second start says which ports are taken, and by what", () => {
  const { status, output } = startAgain();

  expect(status).toBe(1);
  expect(output).toMatch(new RegExp(`${ports.site} \\(site\\) by process \\d+: .*(node|next)`));
  expect(output).toMatch(new RegExp(`${ports.lake} \\(lake\\) by process \\d+: .*lake`));
});

test("a second start on other ports refuses the data directory in use", async () => {
  const first = await findFreePort(15);
  const names = [
    "SITE_PORT",
    "STUDIO_PORT",
    "SUPABASE_PORT",
    "INBOX_PORT",
    "SMTP_PORT",
    "STRIPE_PORT",
    "LAKE_PORT",
  ];
  const { status, output } = startAgain(
    Object.fromEntries(names.map((name, index) => [name, String(first + index)])),
  );

  expect(status).toBe(1);
  expect(output).toMatch(new RegExp(`${stackEnvironment.DATA_DIR} is in use by process \\d+`));
});
