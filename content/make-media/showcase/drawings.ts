const svg = (view: string, body: string, fit = "xMidYMid slice") =>
  `<svg viewBox="${view}" preserveAspectRatio="${fit}">${body}</svg>`;

/** Hand-drawn trails around the lodge's lake. */
export const trailMap = svg(
  "0 0 800 800",
  `<rect width="800" height="800" fill="#dfe0c6"/><g fill="none" stroke="#b9bd98" stroke-width="2">${Array.from({ length: 13 }, (_, index) => `<path d="M${-60 + index * 14} ${60 + index * 46}C${160 + index * 10} ${-30 + index * 50} ${330 - index * 6} ${150 + index * 36} ${520} ${70 + index * 46}S${760} ${40 + index * 54} 880 ${90 + index * 48}"/>`).join("")}</g>
<path d="M250 330c70-60 190-50 240 10s120 40 130 120-70 130-160 120-90 40-180 20-130-70-120-140 30-80 90-130Z" fill="#9fc2c4" stroke="#7fa7ab" stroke-width="4"/><path d="M280 350c60-46 160-40 200 14s110 40 112 104" fill="none" stroke="#c4dcdb" stroke-width="4"/><ellipse cx="430" cy="450" rx="34" ry="22" fill="#dfe0c6"/>
<g fill="none" stroke-width="7" stroke-linecap="round"><path d="M180 600C90 500 100 330 220 260S500 180 640 280s120 260 20 340-330 90-480-20Z" stroke="#b5532a" stroke-dasharray="1 16"/><path d="M180 600c-60 60-80 110-60 170" stroke="#1f2d27" stroke-dasharray="16 12"/><path d="M640 280c50-70 40-140-20-200s-60-70-40-110" stroke="#8a6d1f" stroke-dasharray="16 12"/></g>
${[
  [150, 210],
  [120, 400],
  [690, 190],
  [720, 520],
  [330, 160],
  [560, 700],
  [70, 640],
  [480, 120],
  [700, 660],
  [250, 720],
]
  .map(
    ([x = 0, y = 0]) =>
      `<path transform="translate(${x} ${y})" d="m0-34 14 20h-8l13 19h-8l15 22H-26L-11 5h-8L-6-14h-8Z" fill="#4d6350"/>`,
  )
  .join("")}
<g font-family="fraunces" font-weight="500" fill="#1f2d27" font-size="23"><text x="330" y="500" fill="#3e6468" font-style="italic" font-size="27">Tamarack Lake</text><text x="560" y="250">Lookout</text><text x="80" y="740">Beaver Run</text><text x="590" y="90">Pine Ridge</text></g><g transform="translate(180 600)"><circle r="21" fill="#b5532a"/><path d="M-10 8V-4L0-12l10 8V8Z" fill="#fff"/></g>`,
);

export const roadMap = svg(
  "0 0 800 800",
  `<rect width="800" height="800" fill="#e6ddc8"/><path d="M-20 700c140-40 240-30 330 10s230 60 520 10v120H-20Z" fill="#a8c4c6"/><path d="M110 240c40-40 90-20 100 20s-40 70-90 60-50-40-10-80ZM560 180c50-30 110 0 110 50s-60 80-110 50-50-70 0-100ZM400 380c30-20 70-6 70 26s-40 46-70 30-30-36 0-56Z" fill="#a8c4c6"/>
<g fill="none" stroke="#fff9ec" stroke-width="15" stroke-linecap="round"><path d="M-20 640C200 600 420 660 820 590"/><path d="M360 640c-10-120 60-160 60-260S350 220 430 120 520-20 520-20"/><path d="M420 380c120 20 220-40 400-20M430 120C300 100 160 130-20 90"/></g><g fill="none" stroke="#b5532a" stroke-width="6" stroke-linecap="round"><path d="M240 622c60 0 100 10 120 18-10-120 60-160 60-260S350 220 430 120"/></g>
<g font-family="work-sans" font-weight="500" font-size="19" fill="#1f2d27"><text x="150" y="600">Toronto, 2 h 40</text><text x="470" y="345">Minden</text><text x="450" y="560">Highway 35</text><text x="60" y="76">Huntsville, 55 min</text><text x="300" y="770" fill="#48696b" font-style="italic" font-family="fraunces" font-size="25">Lake Ontario</text></g><circle cx="240" cy="622" r="12" fill="#fff9ec" stroke="#b5532a" stroke-width="5"/><g transform="translate(430 120)"><path d="M0 0c-20-24-28-36-28-50a28 28 0 0 1 56 0c0 14-8 26-28 50Z" fill="#b5532a"/><path d="m0-74 9 12h-5l8 11H-12l8-11h-5Z" fill="#fff9ec"/></g><text x="474" y="92" font-family="fraunces" font-weight="600" font-size="25" fill="#1f2d27">Tamarack Lodge</text>`,
);

export const floorPlan = svg(
  "0 0 800 640",
  `<rect width="800" height="640" fill="#e9dfce"/><g fill="#fbf7ef" stroke="#1f2d27" stroke-width="9"><path d="M90 90h360v270H90zM450 90h260v170H450zM450 260h260v290H450zM90 360h360v190H90z"/></g><g stroke="#fbf7ef" stroke-width="11"><path d="M230 360h90M450 170v60M450 400v80M560 260h70M240 90h90"/></g><g fill="#c9b48f"><rect x="190" y="190" width="160" height="70" rx="35"/>${[200, 240, 280, 320].map((x) => `<circle cx="${x + 10}" cy="170" r="13"/><circle cx="${x + 10}" cy="280" r="13"/>`).join("")}${[500, 560, 620].flatMap((x) => [330, 400, 470].map((y) => `<circle cx="${x + 20}" cy="${y}" r="19"/>`)).join("")}<rect x="500" y="120" width="150" height="40" rx="6"/><path d="M130 400h90v34h-56v80h-34z"/></g><g font-family="fraunces" font-weight="500" font-size="24" fill="#1f2d27"><text x="112" y="130">Birch room</text><text x="470" y="232">Pantry</text><text x="470" y="535">Narrows hall</text><text x="250" y="530">Fireside</text></g>`,
);

const cabinBody = (wall: string, roof: string, lit: string) =>
  `<path d="M110 330V190h240v140Z" fill="${wall}"/>${Array.from({ length: 8 }, (_, index) => `<path d="M110 ${205 + index * 17}h240" stroke="#000" stroke-opacity=".16" stroke-width="3"/>`).join("")}<path d="M84 200 230 84l146 116-12 12H96Z" fill="${roof}"/><path d="M230 84 376 200l-12 12L230 106Z" fill="#000" opacity=".2"/><rect x="140" y="226" width="54" height="54" fill="${lit}"/><path d="M167 226v54M140 253h54" stroke="#3d2a1c" stroke-width="4"/><path d="M252 226h54v104h-54z" fill="#3d2a1c"/><path d="M300 96h26v58l-26-22Z" fill="#6b6258"/><path d="M90 330h290l12 14H78Z" fill="#3d2a1c"/>`;

const conifer = (x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="m0-120 30 44H14l28 40H20l34 46H-54l34-46h-22l28-40h-16Z" fill="${fill}"/>`;

export function cabin(sky: [string, string], ground: string, wall: string, roof: string): string {
  const id = `c${sky.join("").replaceAll("#", "")}`;
  return svg(
    "0 0 460 400",
    `<defs><linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${sky[0]}"/><stop offset="1" stop-color="${sky[1]}"/></linearGradient><radialGradient id="${id}w"><stop stop-color="#ffcf7a" stop-opacity=".7"/><stop offset="1" stop-color="#ffcf7a" stop-opacity="0"/></radialGradient></defs><rect width="460" height="400" fill="url(#${id})"/><path d="M0 270c80-60 160-50 230-20s150 20 230-30v180H0Z" fill="#2b4038" opacity=".45"/>${conifer(50, 320, 1.3, "#2c4237")}${conifer(420, 330, 1.6, "#253a30")}${conifer(380, 326, 1, "#34503f")}<path d="M0 316c120-22 320-22 460 0v90H0Z" fill="${ground}"/><ellipse cx="168" cy="256" rx="120" ry="90" fill="url(#${id}w)"/>${cabinBody(wall, roof, "#ffd98f")}${conifer(18, 372, 1.1, "#1c2f26")}`,
  );
}

const glassware = {
  coupe: `<path d="M30 40h100c0 34-22 56-50 56S30 74 30 40Z" fill="#fff" fill-opacity=".14" stroke="#f5efe4" stroke-width="3"/><path d="M37 56h86c-6 22-22 34-43 34S43 78 37 56Z" fill="TONE"/><path d="M80 96v66M50 166h60" stroke="#f5efe4" stroke-width="4" stroke-linecap="round"/>`,
  tumbler: `<path d="M36 60h88l-8 106H44Z" fill="#fff" fill-opacity=".12" stroke="#f5efe4" stroke-width="3"/><path d="M40 96h80l-5 66H45Z" fill="TONE"/><path d="m66 84 26-6 6 26-26 6Z" fill="#fff" opacity=".45"/>`,
  tall: `<path d="M50 20h60l-6 146H56Z" fill="#fff" fill-opacity=".12" stroke="#f5efe4" stroke-width="3"/><path d="M52 50h56l-5 112H57Z" fill="TONE"/><path d="m96 6-22 130" stroke="#f5efe4" stroke-width="4"/><circle cx="108" cy="30" r="17" fill="#e8c14a" stroke="#f5efe4" stroke-width="3"/>`,
  mug: `<path d="M124 74c40-4 40 62-4 60" fill="none" stroke="#d9d2c3" stroke-width="11"/><path d="M36 50h90v92q0 24-24 24H60q-24 0-24-24Z" fill="#f5efe4"/><ellipse cx="81" cy="52" rx="45" ry="10" fill="TONE"/>`,
};

export function drink(kind: keyof typeof glassware, tone: string): string {
  return svg("0 0 170 175", glassware[kind].replace("TONE", tone), "xMidYMid meet");
}

export const stones = svg(
  "0 0 800 900",
  `<defs><linearGradient id="spa" x2="0" y2="1"><stop stop-color="#dfe6da"/><stop offset="1" stop-color="#a9bcae"/></linearGradient><radialGradient id="stone" cx=".35" cy=".25" r="1"><stop stop-color="#8b918b"/><stop offset=".55" stop-color="#4f5852"/><stop offset="1" stop-color="#262d29"/></radialGradient><filter id="blur"><feGaussianBlur stdDeviation="16"/></filter><filter id="gritty"><feTurbulence baseFrequency=".8" numOctaves="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .35 -.1"/><feComposite in2="SourceGraphic" operator="in"/></filter></defs><rect width="800" height="900" fill="url(#spa)"/><path d="M0 640c200-30 600-30 800 0v260H0Z" fill="#8ea698"/><g fill="none" stroke="#e8efe6" stroke-opacity=".5"><ellipse cx="400" cy="742" rx="330" ry="46"/><ellipse cx="400" cy="742" rx="390" ry="66"/><ellipse cx="400" cy="742" rx="270" ry="30"/></g><ellipse cx="410" cy="736" rx="240" ry="28" fill="#26332c" opacity=".5" filter="url(#blur)"/>
${[
  [400, 680, 210, 62],
  [390, 576, 160, 50],
  [410, 492, 118, 40],
  [398, 424, 78, 30],
  [404, 372, 46, 22],
]
  .map(
    ([x, y, rx, ry]) =>
      `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#stone)"/><ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" filter="url(#gritty)"/>`,
  )
  .join(
    "",
  )}<path d="M640 900c-30-200 0-330 60-470M700 560c50-20 70-70 70-110-50 10-76 54-70 110ZM664 660c-50-10-76-50-80-96 50 2 84 40 80 96ZM648 760c50-10 80-46 90-90-50 0-90 38-90 90Z" fill="#5f7d66" stroke="#5f7d66" stroke-width="5"/>`,
);
