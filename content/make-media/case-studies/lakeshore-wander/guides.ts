import { type Person, person } from "../../pictures/person.ts";
import { lakeshorePage, nav } from "./page.ts";

const guides: [string, string, string, Person][] = [
  [
    "Ines Laurent",
    "Paddling, birds",
    "Knows every loon on Scugog by its bad habits.",
    { skin: "#d9a37c", hair: "#4a2a1a", top: "#e2a72e", ground: "#7fb3b8", style: "bun", collar: "hood" },
  ],
  [
    "Caleb Osei",
    "Hiking, maps",
    "Twelve years of trail work, and one bear story.",
    {
      skin: "#7a4b30",
      hair: "#1d1512",
      top: "#2f6f7d",
      ground: "#d9b78a",
      style: "short",
      beard: true,
      collar: "crew",
    },
  ],
  [
    "Ruth Kowalchuk",
    "Food, foraging",
    "Bakes the pancakes. Picks the berries. Sings.",
    {
      skin: "#eec4a4",
      hair: "#b9b2a8",
      top: "#a8452f",
      ground: "#9fb58a",
      style: "bob",
      glasses: true,
      collar: "turtle",
    },
  ],
  [
    "Sam Tremblay",
    "Winter, canoe repair",
    "Builds cedar canoes from November to April.",
    { skin: "#b87f58", hair: "#1b1718", top: "#4c5a3c", ground: "#c99a86", style: "cap", collar: "shirt" },
  ],
];

export function lakeshoreGuides(): string {
  const people = guides.map(
    ([name, skills, text, look]) =>
      `<li><div class="face">${person(look)}</div><h3>${name}</h3><b>${skills}</b><p>${text}</p></li>`,
  );
  return lakeshorePage(
    `${nav}<section class="guides"><div class="top"><h1>The four people who know the way back</h1><p>All of our guides live within an hour of the lake, hold a wilderness first-aid ticket, and were once guests.</p></div><ul class="people">${people.join("")}</ul></section>`,
  );
}
