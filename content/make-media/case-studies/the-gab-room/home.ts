import { covers, dee, mara } from "../../pictures/cover-art.ts";
import { person } from "../../pictures/person.ts";
import { chance } from "../../stage/noise.ts";
import { gabPage, nav } from "./page.ts";

function wave(share: number): string {
  const random = chance(8);
  return Array.from({ length: 96 }, (_, index) => {
    const swell = 0.3 + 0.7 * Math.abs(Math.sin(index * 0.21) * Math.sin(index * 0.053 + 1));
    return `<i class="${index / 96 < share ? "on" : ""}" style="height:${Math.round(8 + 44 * swell * (0.4 + 0.6 * random()))}px"></i>`;
  }).join("");
}

const host = (look: typeof mara, x: number) =>
  `<svg x="${x}" y="96" width="420" height="560" viewBox="0 0 400 420" preserveAspectRatio="xMidYMax meet">${person(
    look,
  )
    .replace(/^<svg[^>]*>/, "")
    .replace(/<rect width="400" height="420"[^>]*>/, "")
    .replace(/<\/svg>$/, "")}</svg>`;

const microphone = `<g transform="translate(330 330)"><path d="M0 120v220" stroke="#17120f" stroke-width="16"/><rect x="-52" y="-70" width="104" height="176" rx="52" fill="#17120f"/><rect x="-40" y="-58" width="80" height="96" rx="40" fill="#6d625a"/><path d="M-40-30h80M-40-8h80M-40 14h80M-20-56V38M0-58V38M20-56V38" stroke="#17120f" stroke-width="4"/><rect x="-52" y="52" width="104" height="14" fill="#e4f222"/></g>`;

export function gabHome(share = 0.38): string {
  const stage = `<svg viewBox="0 0 660 640" preserveAspectRatio="xMidYMax slice"><defs><pattern id="half" width="18" height="18" patternUnits="userSpaceOnUse" patternTransform="rotate(28)"><circle cx="9" cy="9" r="4.6" fill="#ff5a3c"/></pattern></defs><circle cx="330" cy="330" r="290" fill="url(#half)"/>${host(mara, -40)}${host(dee, 280)}${microphone}</svg>`;
  const shows = [
    ["sleep", "Nobody sleeps any more", "Ep. 141 · 48 min"],
    ["money", "Money talk, blushing", "Ep. 140 · 62 min"],
    ["friends", "Friend break-ups", "Ep. 139 · 55 min"],
    ["plants", "I kill plants", "Ep. 138 · 41 min"],
  ] as const;
  const cards = shows.map(
    ([cover, title, facts]) =>
      `<li><div class="art">${covers[cover]}</div><h3>${title}</h3><p>${facts}</p></li>`,
  );
  return gabPage(`${nav}<section class="hero"><div class="words"><h1>Say the quiet bit.</h1><p>Mara and Dee talk about the things that people whisper at dinner. Every Tuesday, from a spare room in Whitby.</p></div><div class="stage">${stage}</div></section>
<section class="player"><div class="art">${covers.kitchen}</div><div><b>142. Eggs and exes, with a very honest chef</b><div class="wave">${wave(share)}</div></div><div class="keys"><span>${Math.floor(share * 58)}:${String(Math.floor((share * 58 * 60) % 60)).padStart(2, "0")}</span><span class="play">▶</span><span>58:20</span></div></section>
<div class="ticker">New every Tuesday ✺ Live in Oshawa 4 October ✺ Mugs are back ✺ New every Tuesday ✺ Live in Oshawa 4 October ✺ Mugs are back ✺</div>
<section class="shelf"><h2>Fresh gab</h2><ul>${cards.join("")}</ul></section>`);
}
