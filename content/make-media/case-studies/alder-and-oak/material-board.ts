import { alderPage, nav, room } from "./page.ts";

/** Materials drawn with turbulence: a grain frequency, a colour, and how strongly the grain shows. */
function material(id: string, frequency: string, colour: string, depth: number, light = "#fff"): string {
  return `<svg preserveAspectRatio="none" viewBox="0 0 300 300"><filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="4" seed="${id.length}"/><feDiffuseLighting lighting-color="${light}" surfaceScale="${depth}" diffuseConstant="1.05"><feDistantLight azimuth="225" elevation="58"/></feDiffuseLighting></filter><rect width="300" height="300" fill="${colour}"/><rect width="300" height="300" filter="url(#${id})" style="mix-blend-mode:multiply"/></svg>`;
}

const veins = `<svg viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice"><defs><filter id="warp"><feTurbulence baseFrequency=".012 .02" numOctaves="5" seed="4"/><feDisplacementMap in="SourceGraphic" scale="70"/></filter></defs><rect width="300" height="200" fill="#f0ece4"/><g filter="url(#warp)" fill="none" stroke="#9c9184"><path d="M-20 40 330 170M-40 120 340 60" stroke-width="2.5" opacity=".7"/><path d="M40-20 260 230M140-20 90 230" stroke-width="1" opacity=".6"/><path d="M-20 180 330 120" stroke-width="6" opacity=".18"/></g></svg>`;

const swatch = (
  left: number,
  top: number,
  width: number,
  height: number,
  turn: number,
  inside: string,
  name = "",
) =>
  `<div class="swatch" style="left:${left}px;top:${top}px;width:${width}px;height:${height}px;rotate:${turn}deg">${inside}${name ? `<span>${name}</span>` : ""}</div>`;

export async function alderMaterials(): Promise<string> {
  return alderPage(`${nav}<section class="material"><aside><span class="over">Material board 14</span><h1>Bracken House</h1><p>Warm plaster, white oak and a green that looks like the garden in October. Every sample can be posted to you.</p>
<ul class="specs"><li><span>Floor</span>White oak, oiled, 160 mm</li><li><span>Walls</span>Lime plaster “Oat”</li><li><span>Joinery</span>Painted ash “Fern”</li><li><span>Stone</span>Honed Danby marble</li><li><span>Sofa</span>Wool bouclé “Barley”</li><li><span>Metal</span>Unlacquered brass</li></ul><p style="margin-top:26px"><a class="link">Order the sample box</a></p></aside>
<div class="boardroom">${swatch(60, 60, 400, 250, 0, await room("living-room"))}
${swatch(390, 190, 260, 330, -3, material("oak", ".004 .16", "#d3a873", 2.2), "White oak, oiled")}
${swatch(620, 60, 300, 230, 2, veins, "Danby marble")}
${swatch(90, 350, 270, 270, 4, material("boucle", ".09", "#e6ddcb", 7), "Bouclé, Barley")}
${swatch(640, 330, 230, 230, -5, material("felted", ".7", "#5f6f5b", 2.4), "Wool, Fern")}
${swatch(330, 560, 300, 180, 3, material("plaster", ".018 .022", "#e9ddc8", 5), "Lime plaster, Oat")}
${swatch(800, 520, 150, 200, 8, material("leather", ".22", "#9b5b38", 3), "Saddle")}
${swatch(690, 610, 96, 96, 0, `<svg viewBox="0 0 96 96"><defs><linearGradient id="b" x2="1" y2="1"><stop stop-color="#f2d79a"/><stop offset=".45" stop-color="#b28a43"/><stop offset=".7" stop-color="#e6c681"/><stop offset="1" stop-color="#8d6a2d"/></linearGradient></defs><rect width="96" height="96" fill="url(#b)"/></svg>`)}</div></section>`);
}
