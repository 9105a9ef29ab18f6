import { outlineText } from "../stage/outline-text.ts";

const letters = (text: string, size: number, x: number, y: number, fill: string) =>
  `<path fill="${fill}" d="${outlineText(text, { typeface: "archivo-black 400", size, x, y, anchor: "middle", tracking: -0.03 })}"/>`;

const scene = (ground: string, body: string) =>
  `<svg viewBox="0 0 320 420" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="fold" x2="1"><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".35" stop-color="#fff" stop-opacity="0"/><stop offset=".7" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".22"/></linearGradient><filter id="cast" x="-30%" y="-30%" width="160%" height="160%"><feDropShadow dx="0" dy="16" stdDeviation="14" flood-opacity=".28"/></filter></defs><rect width="320" height="420" fill="${ground}"/>${body}</svg>`;

const shirt = "M104 100 60 128 34 196l44 20 12-20v160h140V196l12 20 44-20-26-68-44-28c-10 24-102 24-112 0Z";

export const merchandise = {
  shirt: scene(
    "#ffb8d2",
    `<g filter="url(#cast)"><path d="${shirt}" fill="#17120f"/><path d="${shirt}" fill="url(#fold)"/><path d="M104 100c10 34 102 34 112 0l-8-5c-10 22-86 22-96 0Z" fill="#3a322c"/></g>${letters("TALK", 46, 160, 222, "#ff5a3c")}${letters("LOUDER", 33, 160, 254, "#ff5a3c")}<path d="M112 270h96" stroke="#fff6e6" stroke-width="4"/>`,
  ),
  mug: scene(
    "#e4f222",
    `<g filter="url(#cast)"><path d="M236 178c60-10 74 94-2 96" fill="none" stroke="#f3ead8" stroke-width="24"/><path d="M76 142h164v152c0 26-20 42-44 42h-76c-26 0-44-16-44-42Z" fill="#fff6e6"/><path d="M76 142h164v152c0 26-20 42-44 42h-76c-26 0-44-16-44-42Z" fill="url(#fold)"/><ellipse cx="158" cy="142" rx="82" ry="17" fill="#d9cfbc"/><ellipse cx="158" cy="145" rx="70" ry="12" fill="#4a2c1b"/></g>${letters("GAB", 56, 158, 236, "#2b3cff")}${letters("FUEL", 47, 158, 280, "#2b3cff")}<path d="M130 110c-14-20 14-26 0-48M170 110c-14-20 14-26 0-48" fill="none" stroke="#17120f" stroke-width="6" stroke-linecap="round" opacity=".6"/>`,
  ),
  tote: scene(
    "#ff5a3c",
    `<g filter="url(#cast)"><path d="M112 150c-6-110 102-110 96 0" fill="none" stroke="#e6d8bd" stroke-width="13"/><path d="M70 146h180l14 214H56Z" fill="#f6ead0"/><path d="M70 146h180l14 214H56Z" fill="url(#fold)"/><path d="M124 150c-4-80 76-80 72 0" fill="none" stroke="#f6ead0" stroke-width="13"/></g><g transform="translate(160 262) scale(1.9) translate(-32 -32)" fill="#2b3cff"><path d="M8 4h48a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H34L20 62V48H8a6 6 0 0 1-6-6V10a6 6 0 0 1 6-6Z"/><path fill="none" stroke="#f6ead0" stroke-width="5" stroke-linecap="round" d="M15 22v8M24 16v20M33 20v12M42 13v26M51 22v8"/></g>`,
  ),
  cap: scene(
    "#8fa0ff",
    `<g filter="url(#cast)"><path d="M56 252c0-88 44-134 106-134s104 46 104 120l-4 22c-64-24-146-20-206-8Z" fill="#0b6b4f"/><path d="M56 252c0-88 44-134 106-134s104 46 104 120l-4 22c-64-24-146-20-206-8Z" fill="url(#fold)"/><path d="M54 250c70-20 160-18 210 10 30 18 38 38 30 44-60-34-170-40-246-18-10-12-6-28 6-36Z" fill="#084f3a"/><path d="M160 118c-22 30-28 78-28 120M160 118c30 28 40 78 40 122" fill="none" stroke="#084f3a" stroke-width="3"/><circle cx="160" cy="118" r="8" fill="#084f3a"/></g>${letters("GAB.", 42, 166, 222, "#e4f222")}`,
  ),
};
