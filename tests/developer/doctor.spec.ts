import { execFile } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { stackEnvironment } from "../../bin/stack/test-settings.ts";

const root = join(import.meta.dirname, "..", "..");

function runDoctor(more: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["ops/doctor.ts"],
      { cwd: root, env: { ...process.env, ...stackEnvironment, ...more } },
      (error, out, err) => resolve({ code: error ? Number(error.code ?? 1) : 0, output: out + err }),
    );
  });
}

test("the doctor finds nothing wrong with the running product", async () => {
  const { code, output } = await runDoctor();
  expect(output).not.toContain("✗");
  expect(output).toContain("✓ The site takes the webhook's signature");
  expect(code).toBe(0);
});

test("the doctor names the setting that is wrong and never its value", async () => {
  const hosted = {
    SUPABASE_URL: `http://127.0.0.1:${stackEnvironment.SUPABASE_PORT}`,
    SUPABASE_PUBLISHABLE_KEY: "sb_publishable_of-another-project",
    SUPABASE_SECRET_KEY: "sb_secret_of-another-project-entirely",
    SMTP_URL: "smtp://user:a-password-to-keep@127.0.0.1:9",
  };
  const { code, output } = await runDoctor(hosted);
  expect(code).toBe(1);
  expect(output).toContain("✗ Supabase refuses SUPABASE_SECRET_KEY");
  expect(output).toContain("✗ The mail server does not answer");
  expect(output).not.toMatch(/another-project|a-password/);
  const half = await runDoctor({ SUPABASE_URL: hosted.SUPABASE_URL });
  expect(half.output).toContain("SUPABASE_PUBLISHABLE_KEY");
  expect(half.code).toBe(1);
});
