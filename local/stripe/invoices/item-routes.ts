import { Hono } from "hono";
import type { Account } from "../account.ts";
import { isDuring, readForm, readQuery } from "../forms.ts";
import { pageOf } from "../lists.ts";
import { createItem, deleteItem, findItem, updateItem } from "./invoice-items.ts";
import { itemChange, itemForm, itemQuery } from "./item-forms.ts";

/** /v1/invoiceitems: https://docs.stripe.com/api/invoiceitems */
export function itemRoutes(account: Account): Hono {
  const api = new Hono();
  api.get("/", (c) => {
    const asked = readQuery(c, itemQuery);
    const found = account.store
      .list("invoiceitem")
      .filter(({ customer }) => asked.customer === undefined || customer === asked.customer)
      .filter(({ invoice }) => asked.invoice === undefined || invoice === asked.invoice)
      .filter(({ invoice }) => asked.pending === undefined || (invoice === null) === asked.pending)
      .filter(({ date }) => isDuring(asked.created, date));
    return c.json(pageOf(c, found, asked));
  });
  api.post("/", async (c) => c.json(createItem(account, await readForm(c, itemForm))));
  api.get("/:id", (c) => c.json(findItem(account.store, c.req.param("id"))));
  api.post("/:id", async (c) =>
    c.json(updateItem(account, c.req.param("id"), await readForm(c, itemChange))),
  );
  api.delete("/:id", (c) => c.json(deleteItem(account, c.req.param("id"))));
  return api;
}
