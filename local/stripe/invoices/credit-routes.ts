import { Hono } from "hono";
import { z } from "zod";
import type { Account } from "../account.ts";
import { isDuring, mergeMetadata, page, readForm, readQuery } from "../forms.ts";
import { pageOf } from "../lists.ts";
import { shown } from "../shown.ts";
import { creditChange, creditForm, creditQuery } from "./credit-forms.ts";
import { createCredit, findCredit, voidCredit } from "./credit-notes.ts";
import { nothing } from "./invoice-forms.ts";
import { previewCredit } from "./preview-credit.ts";

const lineQuery = z.strictObject(page);

/** /v1/credit_notes: https://docs.stripe.com/api/credit_notes */
export function creditRoutes(account: Account): Hono {
  const { store, tell } = account;
  const api = new Hono();
  api.get("/", (c) => {
    const asked = readQuery(c, creditQuery);
    const found = store
      .list("credit_note")
      .filter(({ customer }) => asked.customer === undefined || customer === asked.customer)
      .filter(({ invoice }) => asked.invoice === undefined || invoice === asked.invoice)
      .filter(({ created }) => isDuring(asked.created, created));
    const list = pageOf(c, found, asked);
    return c.json({ ...list, data: list.data.map(shown) });
  });
  api.post("/", async (c) => c.json(shown(createCredit(account, await readForm(c, creditForm)))));
  api.get("/preview", (c) => c.json(shown(previewCredit(store, readQuery(c, creditForm)))));
  api.get("/:id", (c) => c.json(shown(findCredit(store, c.req.param("id")))));
  api.post("/:id", async (c) => {
    const { memo, metadata } = await readForm(c, creditChange);
    const before = findCredit(store, c.req.param("id"));
    const after = {
      ...before,
      memo: memo ?? before.memo,
      metadata: mergeMetadata(before.metadata, metadata),
    };
    return c.json(
      store.change(() => {
        store.put(after);
        tell("credit_note.updated", after, { memo: before.memo, metadata: before.metadata });
        return shown(after);
      }),
    );
  });
  api.get("/:id/lines", (c) =>
    c.json(pageOf(c, findCredit(store, c.req.param("id")).lines.data, readQuery(c, lineQuery))),
  );
  api.post("/:id/void", async (c) => {
    await readForm(c, nothing);
    return c.json(shown(voidCredit(account, c.req.param("id"))));
  });
  return api;
}
