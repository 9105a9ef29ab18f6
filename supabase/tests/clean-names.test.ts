import { afterAll, expect, test } from "vitest";
import { accounts, startTestBackend } from "../../local/supabase/test-backend.ts";
import { cleanName } from "../../schemas/requests/clean-name.ts";
import { cleanPhone } from "../../schemas/requests/phone.ts";
import { ids } from "./permission-expectations.ts";

const backend = await startTestBackend();
afterAll(() => backend.stop());
const owner = await backend.signIn(accounts.owner);
const dana = await backend.signIn(accounts.ownClient);

test("the database cleans names and digits as the site does", () => compareCleaning(7));
test("the database cleans names and digits as the site does, character by character", { tags: "slow" }, () =>
  compareCleaning(1),
);

/** Of every so many texts that hold all characters, and each of the first planes alone. */
async function compareCleaning(step: number): Promise<void> {
  // Half a character and NUL are nothing that PostgreSQL could be asked.
  const codes = Array.from({ length: 0x3ff }, (_, page) => page * 0x400).flatMap((start) =>
    Array.from({ length: 0x400 }, (_, place) => start + place).filter(
      (code) => code > 0 && (code < 0xd800 || code > 0xdfff),
    ),
  );
  const texts: string[] = [];
  for (let from = 0; from < codes.length; from += 64)
    texts.push(
      codes
        .slice(from, from + 64)
        .map((code) => `a${String.fromCodePoint(code)}`)
        .join(""),
    );
  // Everything below the private planes alone, and around a letter.
  for (const code of codes.filter(
    (code) => code < 0x3400 || (code >= 0xf900 && code < 0x10000) || (code >= 0xe0000 && code < 0xe0200),
  ))
    texts.push(String.fromCodePoint(code), `${String.fromCodePoint(code)}a${String.fromCodePoint(code)}`);
  const tried = texts.filter((_, place) => place % step === 0);
  const { rows } = await backend.database.query<{ name: string; phone: string }>(
    "select app.clean_name(t) as name, app.ascii_digits(app.clean_name(t)) as phone from jsonb_array_elements_text($1) with ordinality as x (t, n) order by n",
    [tried],
  );
  const differ = tried.filter((text, place) => rows[place]?.name !== cleanName(text));
  expect(differ.map((text) => JSON.stringify(text)).slice(0, 9)).toEqual([]);
  // Digits beyond the first plane are counted, and left as they are.
  const plane = tried
    .map((text, place) => ({ text, place }))
    .filter(({ text }) => !/[\u{10000}-\u{10ffff}]/u.test(text));
  expect(plane.filter(({ text, place }) => rows[place]?.phone !== cleanPhone(text)).slice(0, 9)).toEqual([]);
}

test("whoever writes past the site is cleaned too, and nothing that can be seen is refused", async () => {
  const project = await owner
    .from("projects")
    .insert({ client_id: ids.voltway, name: "\u202eShop\u2069", service: "\u200fWeb", next_step: "Send\nit" })
    .select("name, service, next_step")
    .single();
  expect(project).toMatchObject({
    data: { name: "Shop", service: "Web", next_step: "Send it" },
    error: null,
  });
  const refused = await dana.from("users").update({ full_name: "\u200b\u200e" }).eq("id", ids.dana);
  expect(refused).toMatchObject({ status: 400, error: { code: "PT400" } });
  await dana
    .from("users")
    .update({ full_name: "\u2068Dana W\u2069", phone: "\u202a٠٥٥١٢٣٤٥٦٧\u202c" })
    .eq("id", ids.dana)
    .throwOnError();
  const { data } = await dana.from("users").select("full_name, phone").single();
  expect(data).toEqual({ full_name: "Dana W", phone: "0551234567" });
});

test("every text of one line that signed-in people may write is cleaned, by the triggers of its table", async () => {
  const { rows } = await backend.database.query<{ column: string; triggers: string }>(`
    select c.relname || '.' || a.attname as column, coalesce(string_agg(pg_get_triggerdef(t.oid), ' '), '') as triggers
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid = 'text'::regtype
    left join pg_trigger t on t.tgrelid = c.oid and t.tgname in ('clean_lines', 'clean_phone')
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
      and (has_column_privilege('authenticated', c.oid, a.attnum, 'insert')
        or has_column_privilege('authenticated', c.oid, a.attnum, 'update'))
    group by 1
  `);
  const isText =
    /\.(body|reason|link_url|live_url|website|time_zone|currency|notification_email|invoice_from|pay_to)$/;
  const lines = rows.filter(({ column }) => !isText.test(column) || column === "availability_blocks.reason");
  expect(lines.length).toBeGreaterThan(6);
  for (const { column, triggers } of lines) expect(triggers, column).toContain(column.split(".")[1]);
});
