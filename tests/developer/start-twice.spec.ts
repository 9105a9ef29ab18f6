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
    SITE_PORT: String(ports.site + 80),
    STUDIO_PORT: String(ports.site + 81),
    LAKE_PORT: String(ports.site + 110),
    SUPABASE_PORT: String(ports.site + 83),
    INBOX_PORT: String(ports.site + 84),
    SMTP_PORT: String(ports.site + 85),
    STRIPE_PORT: String(ports.site + 82),
  });

  expect(status).toBe(1);
  expect(output).toMatch(new RegExp(`${stackEnvironment.DATA_DIR} is in use by process \\d+`));
});
