export type Person = {
  skin: string;
  hair: string;
  top: string;
  ground: string;
  style: "short" | "long" | "bun" | "curly" | "bald" | "cap" | "bob";
  beard?: boolean;
  glasses?: boolean;
  collar?: "crew" | "shirt" | "hood" | "turtle";
  extra?: string;
};

const dark = (colour: string, share: number) => `color-mix(in srgb, ${colour}, #1a1020 ${share}%)`;
const light = (colour: string, share: number) => `color-mix(in srgb, ${colour}, #fff3e0 ${share}%)`;

function backHair({ style, hair }: Person): string {
  if (style === "long")
    return `<path d="M112 170c-6-76 34-112 88-112s94 36 88 112c-3 46 10 96 26 128-38 22-190 22-228 0 16-32 29-82 26-128Z" fill="${dark(hair, 25)}"/>`;
  if (style === "bob")
    return `<path d="M110 176c-8-78 34-118 90-118s98 40 90 118c-2 30 4 54-2 70-40 16-136 16-176 0-6-16 0-40-2-70Z" fill="${dark(hair, 25)}"/>`;
  if (style === "bun") return `<circle cx="200" cy="58" r="36" fill="${dark(hair, 15)}"/>`;
  if (style === "curly")
    return `<g fill="${dark(hair, 22)}">${[
      [128, 120, 42],
      [152, 82, 46],
      [200, 66, 50],
      [248, 82, 46],
      [272, 120, 42],
      [118, 164, 34],
      [282, 164, 34],
      [126, 204, 26],
      [274, 204, 26],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join("")}</g>`;
  return "";
}

function frontHair({ style, hair, top }: Person): string {
  const shine = light(hair, 16);
  if (style === "bald") return "";
  if (style === "cap")
    return `<path d="M120 142c0-56 34-82 80-82s80 26 80 82c-52-16-108-16-160 0Z" fill="${dark(top, 20)}"/><path d="M126 134c50-16 120-16 182 12 8 4 4 12-4 11-62-10-120-12-180 0Z" fill="${dark(top, 40)}"/><path d="M200 60c-14 20-18 46-18 72" fill="none" stroke="${dark(top, 40)}" stroke-width="2"/>`;
  if (style === "curly")
    return `<g fill="${hair}">${[
      [146, 106, 30],
      [178, 86, 32],
      [216, 84, 32],
      [250, 104, 30],
      [134, 138, 20],
      [266, 138, 20],
    ]
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
      .join("")}</g>`;
  if (style === "short")
    return `<path d="M124 158c-8-66 26-100 78-100 54 0 84 34 74 100-6-8-9-20-12-36-34 4-78-2-104-22-10 14-24 22-26 26-4 8-6 22-10 32Z" fill="${hair}"/><path d="M150 84c24-16 66-20 94 0" fill="none" stroke="${shine}" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;
  return `<path d="M122 178c-10-74 26-118 80-118s88 42 76 116c-8-30-24-54-44-72-22 26-70 34-96 40-10 8-14 20-16 34Z" fill="${hair}"/><path d="M160 88c26-18 62-16 82 2" fill="none" stroke="${shine}" stroke-width="5" stroke-linecap="round" opacity=".5"/>`;
}

function clothes({ collar = "crew", top, skin }: Person): string {
  const body = `<path d="M34 420c2-88 44-118 108-132 14 20 102 20 116 0 64 14 106 44 108 132Z" fill="${top}"/><path d="M258 288c64 14 106 44 108 132h-96c4-50 0-96-12-132Z" fill="${dark(top, 22)}" opacity=".55"/>`;
  if (collar === "shirt")
    return `${body}<path d="m146 282 54 62 54-62 20 26-52 60-22-26-22 26-52-60Z" fill="${light(top, 30)}"/><path d="M200 344v76" stroke="${dark(top, 30)}" stroke-width="3"/>`;
  if (collar === "hood")
    return `${body}<path d="M128 292c10-26 134-26 144 0 8 30-30 52-72 52s-80-22-72-52Z" fill="${dark(top, 18)}"/><path d="M146 290c10-14 98-14 108 0 2 20-24 34-54 34s-56-14-54-34Z" fill="${dark(skin, 20)}"/><path d="M176 330v50M224 330v50" stroke="${light(top, 50)}" stroke-width="5" stroke-linecap="round"/>`;
  if (collar === "turtle")
    return `${body}<path d="M156 250h88l8 50c-24 22-80 22-104 0Z" fill="${light(top, 8)}"/><path d="M158 268c26 10 58 10 84 0M154 284c28 12 64 12 92 0" fill="none" stroke="${dark(top, 18)}" stroke-width="2"/>`;
  return `${body}<path d="M142 288c14 36 102 36 116 0" fill="none" stroke="${dark(top, 25)}" stroke-width="8"/>`;
}

/** A painted head and shoulders, 400 × 420. */
export function person(look: Person): string {
  const { skin, hair, ground, beard, glasses, extra = "" } = look;
  const id = `p${[skin, hair, look.top, ground].join("").replaceAll("#", "")}`;
  return `<svg viewBox="0 0 400 420" preserveAspectRatio="xMidYMax slice"><defs>
<radialGradient id="${id}g" cx=".3" cy=".25" r="1"><stop stop-color="${light(ground, 45)}"/><stop offset="1" stop-color="${dark(ground, 12)}"/></radialGradient>
<linearGradient id="${id}s" x1="0" x2="1" y2=".5"><stop stop-color="${light(skin, 22)}"/><stop offset=".55" stop-color="${skin}"/><stop offset="1" stop-color="${dark(skin, 24)}"/></linearGradient></defs>
<rect width="400" height="420" fill="url(#${id}g)"/>${extra}${backHair(look)}
<path d="M164 220h72v62c0 26-72 26-72 0Z" fill="${dark(skin, 18)}"/>${clothes(look)}
<ellipse cx="125" cy="176" rx="13" ry="21" fill="${dark(skin, 12)}"/><ellipse cx="275" cy="176" rx="13" ry="21" fill="${dark(skin, 22)}"/>
<path d="M126 150c0-58 34-84 74-84s74 26 74 84c0 66-28 116-74 116s-74-50-74-116Z" fill="url(#${id}s)"/>
${beard ? `<path d="M127 168c6 20 10 30 20 36 24-14 82-14 106 0 10-6 14-16 20-36 4 62-24 112-73 112s-77-50-73-112Z" fill="${hair}"/><path d="M176 222c16-8 32-8 48 0-6 12-42 12-48 0Z" fill="${dark(skin, 40)}"/>` : `<path d="M176 224c16 13 34 13 48 0" fill="none" stroke="${dark(skin, 50)}" stroke-width="4.5" stroke-linecap="round"/>`}
<path d="M198 168c-5 14-9 24-4 29 4 3 9 2 13 0" fill="none" stroke="${dark(skin, 34)}" stroke-width="4" stroke-linecap="round"/>
<g fill="#241b1e"><ellipse cx="168" cy="164" rx="6" ry="7.5"/><ellipse cx="232" cy="164" rx="6" ry="7.5"/></g><g fill="#fff"><circle cx="170" cy="161" r="2"/><circle cx="234" cy="161" r="2"/></g>
<path d="M152 145c9-8 22-8 31-2M217 143c9-6 22-6 31 2" fill="none" stroke="${dark(hair, 30)}" stroke-width="5.5" stroke-linecap="round"/>
<ellipse cx="152" cy="200" rx="15" ry="9" fill="#e0603f" opacity=".16"/><ellipse cx="248" cy="200" rx="15" ry="9" fill="#e0603f" opacity=".16"/>
${frontHair(look)}
${glasses ? `<g fill="#fff" fill-opacity=".14" stroke="#2a211d" stroke-width="5"><rect x="142" y="146" width="50" height="38" rx="16"/><rect x="208" y="146" width="50" height="38" rx="16"/><path d="M192 160q8-6 16 0M142 158l-14-4M258 158l14-4" fill="none"/></g>` : ""}</svg>`;
}
