import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesAtVersion } from "./open-at-version.ts";

/** The last version that had one tax for all lines of an invoice, and for all invoices one at a time. */
const before = "20261126610400_tell_of_invoices.sql";
const taxes = "20261126640000_tax_rates.sql";
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`;
const statuses = ["preparing", "draft", "open", "paid", "void", "uncollectible", "discarded"];

describe.each(databasesAtVersion)("on %s", (_, { open, options }) => {
  for (const percent of [null, "7.5"])
    describe(`the update, with a tax of ${percent} per cent`, options, () => {
      let database: Awaited<ReturnType<typeof open>>;
      const rows = async (sql: string) => (await database.query(sql)).rows.map(Object);
      beforeAll(async () => {
        database = await open(before);
        const name = percent && "'VAT'";
        await database.run(`
        insert into public.agency_settings default values on conflict do nothing;
        update public.agency_settings set tax_name = ${name}, tax_percent = ${percent};
        insert into public.clients (id, name) values ('${id(1)}', 'Client');
      `);
        for (const [turn, status] of statuses.entries())
          await database.run(`
          insert into public.invoices (id, client_id, currency, bill_to, status, tax, tax_name, tax_percent, stripe_invoice_id)
          values ('${id(10 + turn)}', '${id(1)}', 'CAD', 'Client', '${status}', 75, ${name}, ${percent},
            ${status === "preparing" ? null : `'in_${turn}'`});
          insert into public.invoice_lines (invoice_id, position, source, description, amount)
          values ('${id(10 + turn)}', 1, 'free', 'Work', 400), ('${id(10 + turn)}', 2, 'free', 'Work', 600);
          insert into public.invoice_credits (invoice_id, kind, status, currency, amount, reason, change_order_id)
          values ('${id(10 + turn)}', 'credit', 'done', 'CAD', 5, 'Order', '${id(50 + turn)}'),
            ('${id(10 + turn)}', 'credit', 'done', 'CAD', 5, 'Sum', null);
        `);
        await database.run("delete from public.audit_log");
      });
      afterAll(() => database?.close());

      test(
        "gives each line the tax that it had, the agency its rate, and nobody an entry in the log",
        options,
        async () => {
          for (const path of database.later)
            if (basename(path) <= taxes) await database.run(readFileSync(path, "utf8"));
          const rate = percent && { name: "VAT", percent: 7.5, kind: "standard", note: null };
          const words = "percent::float as percent, kind::text as kind, note";
          expect(await rows(`select name, ${words}, is_default from public.tax_rates`)).toEqual(
            rate ? [{ ...rate, is_default: true }] : [],
          );
          const kept = (table: string, more = "") =>
            rows(
              `select distinct tax_name as name, tax_percent::float as percent, tax_kind::text as kind, tax_note as note from public.${table} ${more}`,
            );
          const none = { name: null, percent: null, kind: null, note: null };
          expect(await kept("invoice_lines")).toEqual([rate ?? none]);
          expect(await kept("invoice_credits", "where change_order_id is not null")).toEqual([rate ?? none]);
          expect(await kept("invoice_credits", "where change_order_id is null")).toEqual([none]);
          for (const { status, taxes } of await rows("select status::text, taxes from public.invoices"))
            expect(taxes, status).toEqual(
              status === "preparing" ? null : rate ? [{ ...rate, base: 1000, amount: 75 }] : [],
            );
          expect(await rows("select table_name from public.audit_log")).toEqual([]);
        },
      );
    });
});
