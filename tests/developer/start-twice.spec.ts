import { expect, test } from "@playwright/test";
import { startAgain } from "../fixtures/launcher.ts";
import { ports, stackEnvironment } from "../fixtures/stack.ts";

test("a second start says which ports are taken, and by what", () => {
  const { status, output } = startAgain();

  expect(status).toBe(1);
  expect(output).toMatch(new RegExp(`${ports.site} \\(site\\) by process \\d+: .*(node|next)`));
  expect(output).toMatch(new RegExp(`${ports.lake} \\(lake\\) by process \\d+: .*lake`));
});

test("a second start on other ports refuses the data directory in use", () => {
  const { status, output } = startAgain({
    SITE_PORT: "3180",
    STUDIO_PORT: "3480",
    LAKE_PORT: "3980",
    SUPABASE_PORT: "54480",
    INBOX_PORT: "54481",
    SMTP_PORT: "54482",
    STRIPE_PORT: "54483",
  });

  expect(status).toBe(1);
  expect(output).toMatch(new RegExp(`${stackEnvironment.DATA_DIR} is in use by process \\d+`));
});
