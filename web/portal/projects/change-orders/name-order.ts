import type { Texts } from "#texts/get-texts.ts";

/** A change order's number and title, which the database's lists have as “#1 Gift cards”, as the language writes them. */
export function nameOrder(listed: string, { named }: Texts["changeOrders"]): string {
  const [, number, title = ""] = /^#(\d+) (.*)$/.exec(listed) ?? [];
  return number ? named(Number(number), title) : listed;
}
