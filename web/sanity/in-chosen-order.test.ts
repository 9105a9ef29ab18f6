import { expect, test } from "vitest";
import { inChosenOrder } from "./in-chosen-order.ts";

const documents = ["a", "b", "c", "d"].map((_id) => ({ _id }));
const order = (chosen: string[] | null) =>
  inChosenOrder(documents, chosen)
    .map(({ _id }) => _id)
    .join("");

test("what was dragged into order comes in it, and the rest after that as it was", () => {
  expect(order(["c", "a"])).toBe("cabd");
  expect(order(["gone", "d", "b", "c", "a"])).toBe("dbca");
  expect(order([])).toBe("abcd");
  expect(order(null)).toBe("abcd");
});
