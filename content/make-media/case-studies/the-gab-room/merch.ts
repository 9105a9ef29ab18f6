import { merchandise } from "../../pictures/merchandise.ts";
import { gabPage, nav } from "./page.ts";

export function gabMerch(): string {
  const things = [
    ["shirt", "Talk louder tee", "$34", true],
    ["mug", "Gab fuel mug", "$19", true],
    ["tote", "Big mouth tote", "$24", false],
    ["cap", "Full stop cap", "$29", false],
  ] as const;
  const cards = things.map(
    ([thing, name, price, isNew]) =>
      `<li><div class="thing">${merchandise[thing]}${isNew ? '<span class="new">New</span>' : ""}</div><h3>${name}</h3><p>Ships from Whitby<b>${price}</b></p></li>`,
  );
  return gabPage(
    `${nav}<section class="shop"><div class="top"><h1>Wear it. Sip it.</h1><p style="max-width:22em;text-align:right">Printed by two people in Oshawa who have heard every episode.</p></div><ul>${cards.join("")}</ul></section>`,
  );
}
