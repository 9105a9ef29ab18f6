import { expect, test, vi } from "vitest";
import { stubSettings } from "#env-in-test.ts";

const set = vi.hoisted(() => vi.fn());
vi.mock("next/headers", () => ({ cookies: async () => ({ set }) }));

test.each([
  ["https://agency.example", true],
  ["http://localhost:3000", false],
])("what was typed on %s is kept in a cookie that is Secure: %s", async (siteUrl, secure) => {
  stubSettings({ SITE_URL: siteUrl });
  vi.resetModules();
  const { keepTypedFields } = await import("./typed-fields.ts");
  await keepTypedFields({ email: "ada@example.com" });
  expect(set).toHaveBeenLastCalledWith(
    "typed-fields",
    "ada@example.com",
    expect.objectContaining({ secure, httpOnly: true, sameSite: "lax" }),
  );
  vi.unstubAllEnvs();
});
