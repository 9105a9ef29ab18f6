import { changeOrderRequest } from "schemas/requests/change-order.ts";
import { clientRequest } from "schemas/requests/client.ts";
import { expect, test } from "vitest";
import * as de from "./de/de.ts";
import { describeRule } from "./describe-rule.ts";
import * as en from "./en/en.ts";

const client = { name: "Voltway", website: "", time_zone: "" };
const order = { title: "More", price: "a lot", days_delta: "1", valid_until: "2026-12-01" };

test("a broken rule is said in the site's language, with its own limit", () => {
  const { error = { issues: [] } } = clientRequest.safeParse({ ...client, name: "a".repeat(201) });
  expect(describeRule(error, en.rules)).toBe("Please use at most 200 characters for the name.");
  expect(describeRule(error, de.rules)).toBe("Der Name darf höchstens 200 Zeichen haben.");
});

test("a price is asked for in its currency", () => {
  const { error = { issues: [] } } = changeOrderRequest(".", "CAD").safeParse(order);
  const unit = en.changeOrders.unit("$");
  expect(describeRule(error, en.rules, { unit, examples: "1,250 or 80.50" })).toBe(
    "Please write the price in dollars, like 1,250 or 80.50.",
  );
});

test("what no rule of ours names is not said in a library's words", () => {
  expect(describeRule({ issues: [{ message: "Invalid input" }] }, en.rules)).toBeUndefined();
});
