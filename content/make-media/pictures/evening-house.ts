import { chance } from "../stage/noise.ts";
import { outlineText } from "../stage/outline-text.ts";
import { van } from "./van.ts";

function stars(): string {
  const random = chance(12);
  return Array.from(
    { length: 60 },
    () =>
      `<circle cx="${(random() * 900).toFixed(0)}" cy="${(random() * 330).toFixed(0)}" r="${(0.6 + random() * 1.4).toFixed(1)}" fill="#fff" opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`,
  ).join("");
}

function pane(x: number, y: number, width: number, height: number): string {
  return `<g><rect x="${x - 26}" y="${y - 26}" width="${width + 52}" height="${height + 52}" fill="#ffcf5a" opacity=".16" filter="url(#soft)"/>
<rect x="${x - 7}" y="${y - 7}" width="${width + 14}" height="${height + 14}" rx="3" fill="#eceafd"/>
<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#lit)"/>
<path d="M${x} ${y}h${width}v${height * 0.34}q${-width / 2} ${height * 0.12} ${-width} 0Z" fill="#fff3cf" opacity=".5"/>
<path d="M${x + width / 2} ${y}v${height}M${x} ${y + height / 2}h${width}" stroke="#eceafd" stroke-width="5"/></g>`;
}

function tree(x: number, y: number, size: number, colour: string): string {
  return `<g transform="translate(${x} ${y}) scale(${size})"><path d="M-4 0h8v-60h-8z" fill="#1a1c4a"/><ellipse cy="-92" rx="46" ry="58" fill="${colour}"/><ellipse cx="-18" cy="-70" rx="34" ry="38" fill="${colour}"/><ellipse cx="14" cy="-112" rx="26" ry="30" fill="#fff" opacity=".06"/></g>`;
}

/** A house at dusk with every light on, a charging post and the Voltway van at the kerb. 900 × 760. */
export function eveningHouse(): string {
  const name = `<path d="${outlineText("voltway", { typeface: "sora 800", size: 58, tracking: -0.05 })}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 760" preserveAspectRatio="xMidYMax slice"><defs>
<linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#1d1f6b"/><stop offset=".45" stop-color="#4a46c4"/><stop offset=".72" stop-color="#b074d8"/><stop offset=".9" stop-color="#ffb27d"/></linearGradient>
<linearGradient id="lit" x2="0" y2="1"><stop stop-color="#ffe79a"/><stop offset="1" stop-color="#ffb545"/></linearGradient>
<linearGradient id="wall" x2="1"><stop stop-color="#f7f3ff"/><stop offset="1" stop-color="#cfc6f2"/></linearGradient>
<linearGradient id="wing" x2="1"><stop stop-color="#7f74d6"/><stop offset="1" stop-color="#544ab4"/></linearGradient>
<linearGradient id="roof" x2="0" y2="1"><stop stop-color="#34307f"/><stop offset="1" stop-color="#221f5c"/></linearGradient>
<linearGradient id="road" x2="0" y2="1"><stop stop-color="#35337f"/><stop offset="1" stop-color="#1c1b4d"/></linearGradient>
<filter id="soft" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="18"/></filter></defs>
<rect width="900" height="760" fill="url(#dusk)"/>${stars()}
<circle cx="716" cy="150" r="46" fill="#fff4d6"/><circle cx="716" cy="150" r="110" fill="#fff4d6" opacity=".14" filter="url(#soft)"/>
<path d="M0 520c120-70 240-60 360-20s260 40 540-60v320H0Z" fill="#3a348f" opacity=".55"/>
<path d="M0 560c160-40 300-30 460 0s300 10 440-30v230H0Z" fill="#2a2672"/>
${tree(96, 620, 1.7, "#2f3a8c")}${tree(838, 612, 1.5, "#35409a")}
<path d="M500 372h270v240H500z" fill="url(#wing)"/><path d="M478 380 640 290l160 90Z" fill="url(#roof)"/>
<path d="M170 330h360v290H170z" fill="url(#wall)"/><path d="M138 342 350 170l212 172-14 10H152Z" fill="url(#roof)"/>
<path d="M350 170 562 342l-14 10L350 196 152 352l-14-10Z" fill="#5a52bd"/>
<path d="M452 206h40v70l-40-32z" fill="#443d9c"/>
<g transform="translate(350 286)"><circle r="27" fill="#eceafd"/><circle r="21" fill="url(#lit)"/><path d="M-21 0h42M0-21v42" stroke="#eceafd" stroke-width="4"/></g>
${pane(206, 380, 74, 92)}${pane(420, 380, 74, 92)}
<path d="M312 420a38 38 0 0 1 76 0v200h-76z" fill="#eceafd"/><path d="M320 422a30 30 0 0 1 60 0v198h-60z" fill="#4046d2"/><path d="M330 424a20 20 0 0 1 40 0v44h-40z" fill="url(#lit)"/><circle cx="371" cy="530" r="4" fill="#ffd23f"/>
<path d="M298 610h104v10H298zM288 620h124v10H288z" fill="#d9d3f5"/>
<path d="M560 440h160v172H560z" fill="#c8c0f0"/><path d="M560 466h160M560 494h160M560 522h160M560 550h160M560 580h160" stroke="#a79fdd" stroke-width="3"/><path d="M560 440h160v26H560z" fill="url(#lit)" opacity=".8"/>
<g><rect x="744" y="500" width="24" height="112" rx="8" fill="#15172b"/><rect x="749" y="510" width="14" height="22" rx="3" fill="#7dffb2"/><circle cx="756" cy="521" r="40" fill="#7dffb2" opacity=".2" filter="url(#soft)"/><path d="M768 548c34 6 22 70 4 66" fill="none" stroke="#15172b" stroke-width="6"/></g>
<rect y="608" width="900" height="26" fill="#2f6b5a"/><rect y="628" width="900" height="132" fill="url(#road)"/><path d="M0 636h900" stroke="#6a67c0" stroke-width="5"/>
<path d="M30 716h90M210 716h90M390 716h90M570 716h90M750 716h90" stroke="#ffd23f" stroke-width="6" opacity=".7"/>
<path d="M612 690 900 640v92Z" fill="#ffe9a8" opacity=".14" filter="url(#soft)"/>
<g transform="translate(128 458) scale(.82)">${van({ body: "#f2f3fb", shade: "#b9bde0", accent: "#ffd23f", name, letters: "#3f46d6" })}</g>
</svg>`;
}
