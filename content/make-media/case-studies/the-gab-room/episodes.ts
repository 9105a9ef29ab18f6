import { covers } from "../../pictures/cover-art.ts";
import { gabPage, nav } from "./page.ts";

const episodes = [
  [
    "kitchen",
    "142",
    "Eggs and exes, with a very honest chef",
    "Why the best meals follow the worst news.",
    "58 min",
  ],
  ["sleep", "141", "Nobody sleeps any more", "Two parents, one night nurse, zero advice.", "48 min"],
  ["money", "140", "Money talk, blushing", "Everyone at the table says their salary.", "62 min"],
  ["friends", "139", "Friend break-ups", "There are no songs for this. We tried one.", "55 min"],
  ["guest", "138", "The ex-mayor tells us everything", "Recorded in a parked car, for reasons.", "71 min"],
  ["plants", "137", "I kill plants", "A botanist visits Dee’s windowsill. It is bad.", "41 min"],
] as const;

export function gabEpisodes(): string {
  const rows = episodes.map(
    ([cover, number, title, text, time], index) =>
      `<li class="episode ${index === 0 ? "on" : ""}"><div class="art">${covers[cover]}</div><span class="loud">${number}</span><div><b>${title}</b><p>${text}</p></div><span>Mara + Dee</span><span>${time}</span><span class="go">▶</span></li>`,
  );
  return gabPage(
    `${nav}<section class="list"><div class="top"><h1>Episodes</h1><div class="chips"><span class="on">All</span><span>Home</span><span>Love</span><span>Money</span><span>Guests</span></div></div><ul>${rows.join("")}</ul></section>`,
  );
}
