import { type Person, person } from "./person.ts";

const words = (text: string, x: number, y: number, size: number, fill: string) =>
  text
    .split("/")
    .map(
      (line, index) =>
        `<text x="${x}" y="${y + index * size * 0.9}" font-family="archivo-black" font-size="${size}" letter-spacing="${-size * 0.035}" fill="${fill}">${line}</text>`,
    )
    .join("");

const art = (body: string) => `<svg viewBox="0 0 400 400">${body}</svg>`;
const dots = (id: string, colour: string, gap = 14, size = 4) =>
  `<defs><pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="${gap / 2}" cy="${gap / 2}" r="${size}" fill="${colour}"/></pattern></defs>`;

export const mara: Person = {
  skin: "#8a5636",
  hair: "#1f1614",
  top: "#e4f222",
  ground: "#ffb8d2",
  style: "curly",
  collar: "crew",
};
export const dee: Person = {
  skin: "#edbd98",
  hair: "#b0431f",
  top: "#2b3cff",
  ground: "#e4f222",
  style: "bob",
  glasses: true,
  collar: "turtle",
};

/** Episode covers: flat shapes, halftone and loud words. */
export const covers = {
  kitchen: art(
    `${dots("k", "#17120f")}<rect width="400" height="400" fill="#ff5a3c"/><circle cx="250" cy="210" r="150" fill="#ffd23f"/><circle cx="250" cy="210" r="104" fill="#fff6e6"/><circle cx="250" cy="210" r="104" fill="url(#k)" opacity=".22"/><path d="M214 160q40-26 72 4t24 62-50 44-66-26-4-70Z" fill="#fff"/><circle cx="256" cy="212" r="32" fill="#ffb400"/><circle cx="246" cy="202" r="9" fill="#ffe08a"/>${words("EGGS/AND/EXES", 22, 78, 70, "#17120f")}`,
  ),
  sleep: art(
    `${dots("s", "#fff6e6", 16, 3)}<rect width="400" height="400" fill="#2b3cff"/><rect width="400" height="400" fill="url(#s)" opacity=".5"/><path d="M290 60a130 130 0 1 0 70 216A150 150 0 0 1 290 60Z" fill="#e4f222"/>${words("NOBODY/SLEEPS", 22, 310, 66, "#fff6e6")}`,
  ),
  money: art(
    `${dots("m", "#17120f", 12, 3)}<rect width="400" height="400" fill="#e4f222"/><g transform="rotate(-12 200 200)"><rect x="40" y="120" width="320" height="160" fill="#0f9d6c" stroke="#17120f" stroke-width="8"/><rect x="40" y="120" width="320" height="160" fill="url(#m)" opacity=".25"/><circle cx="200" cy="200" r="56" fill="#fff6e6" stroke="#17120f" stroke-width="8"/><text x="200" y="226" text-anchor="middle" font-family="archivo-black" font-size="74">$</text></g>${words("MONEY TALK", 22, 70, 58, "#17120f")}${words("(BLUSHING)", 22, 380, 50, "#17120f")}`,
  ),
  friends: art(
    `<rect width="400" height="400" fill="#ffb8d2"/><circle cx="140" cy="210" r="120" fill="#ff5a3c"/><circle cx="262" cy="210" r="120" fill="#2b3cff" style="mix-blend-mode:multiply"/>${words("FRIEND/BREAK-UPS", 22, 80, 60, "#17120f")}<path d="m196 120 20 44-26 26 24 30-22 36 20 44" fill="none" stroke="#fff6e6" stroke-width="10"/>`,
  ),
  plants: art(
    `<rect width="400" height="400" fill="#fff6e6"/><path d="M200 400V190" stroke="#17120f" stroke-width="10"/>${[-70, -35, 0, 35, 70].map((turn) => `<path d="M200 250c-50-40-56-130 0-190 56 60 50 150 0 190Z" transform="rotate(${turn} 200 270)" fill="${turn % 2 ? "#0f9d6c" : "#0b6b4f"}" stroke="#17120f" stroke-width="5"/>`).join("")}<path d="M130 310h140l-16 90H146Z" fill="#ff5a3c" stroke="#17120f" stroke-width="7"/>${words("I KILL/PLANTS", 22, 66, 54, "#17120f")}`,
  ),
  guest: art(
    `<g transform="scale(1 .96)">${person({ skin: "#c98f6a", hair: "#20160f", top: "#ff5a3c", ground: "#2b3cff", style: "long", collar: "hood" }).replace("<svg", '<svg width="400" height="420"')}</g>${words("THE/EX-/MAYOR", 20, 70, 64, "#fff6e6")}`,
  ),
};
