const skin = { light: "#f3c9a5", base: "#dda57c", warm: "#c9835a", shade: "#9a5a3c" };
const wool = { light: "#2f9a75", base: "#0f6f52", shade: "#07402f" };
const hair = { light: "#8a5a3a", base: "#54331f", shade: "#2f1b11" };

/** Locks that sweep from the parting on the left over to the right, and a few down the short left side. */
const strands = [
  ...Array.from({ length: 22 }, (_, index) => {
    const share = index / 21;
    const tone = index % 3 === 0 ? hair.shade : index % 3 === 1 ? hair.light : hair.base;
    const [top, reach] = [300 - share * 185, 560 + share * 250];
    return `<path d="M${486 + share * 10} ${306 - share * 70}C${520 + share * 20} ${top - 20} ${reach - 60} ${top - 34 + share * 20} ${reach + 20} ${330 - share * 40 + (index % 2) * 14}" stroke="${tone}" stroke-opacity="${index % 3 === 1 ? 0.42 : 0.5}"/>`;
  }),
  ...Array.from(
    { length: 9 },
    (_, index) =>
      `<path d="M${482 - index * 5} ${262 - index * 4}C${452 - index * 5} 300 ${428 - index * 3} 360 ${424 - index * 2} 470" stroke="${index % 2 ? hair.light : hair.shade}" stroke-opacity=".4"/>`,
  ),
].join("");

const ribs = (x: number, y: number, width: number, height: number, count: number) =>
  Array.from(
    { length: count },
    (_, index) => `<path d="M${x + (width / count) * (index + 0.5)} ${y}v${height}"/>`,
  ).join("");

const hairShape =
  "M410 500C384 400 384 268 448 196c34-42 84-78 150-82 92-10 176 26 206 104 30 74 24 190-2 282-12-4-18-20-20-44-4-46-12-84-34-118-26 16-92 20-150 4-46-12-82-28-104-50-34 24-52 66-58 116-2 36-8 74-26 92Z";

/** Rowan Hale at the desk, 1200 × 1500, drawn over a picture of the pool hall. */
export function rowan(backdrop: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1500" width="1200" height="1500"><defs>
<linearGradient id="skin" x1="0" x2="1" y2=".35"><stop stop-color="${skin.light}"/><stop offset=".5" stop-color="${skin.base}"/><stop offset="1" stop-color="${skin.warm}"/></linearGradient>
<linearGradient id="neck" x2="0" y2="1"><stop stop-color="${skin.shade}"/><stop offset="1" stop-color="${skin.warm}"/></linearGradient>
<linearGradient id="wool" x1="0" x2="1" y2=".5"><stop stop-color="${wool.light}"/><stop offset=".42" stop-color="${wool.base}"/><stop offset="1" stop-color="${wool.shade}"/></linearGradient>
<linearGradient id="hair" x1="0" x2="1"><stop stop-color="${hair.light}"/><stop offset=".45" stop-color="${hair.base}"/><stop offset="1" stop-color="${hair.shade}"/></linearGradient>
<linearGradient id="dim" x2="0" y2="1"><stop stop-color="#0c1512" stop-opacity=".5"/><stop offset=".5" stop-color="#0c1512" stop-opacity=".1"/><stop offset="1" stop-color="#0c1512" stop-opacity=".66"/></linearGradient>
<radialGradient id="glow"><stop stop-color="#ffc77a" stop-opacity=".85"/><stop offset="1" stop-color="#ffc77a" stop-opacity="0"/></radialGradient>
<radialGradient id="cheek"><stop stop-color="#d4593a" stop-opacity=".38"/><stop offset="1" stop-color="#d4593a" stop-opacity="0"/></radialGradient>
<linearGradient id="lens" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".34"/><stop offset=".4" stop-color="#fff" stop-opacity=".04"/><stop offset="1" stop-color="#8fd8bf" stop-opacity=".14"/></linearGradient>
<filter id="faint"><feGaussianBlur stdDeviation="3"/></filter><filter id="soft" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="22"/></filter><filter id="softer" x="-60%" y="-160%" width="220%" height="420%"><feGaussianBlur stdDeviation="9"/></filter>
<pattern id="knit" width="16" height="18" patternUnits="userSpaceOnUse"><path d="M0 3q8 12 8 15q0-3 8-15" fill="none" stroke="#fff" stroke-opacity=".05" stroke-width="3"/><path d="M0 9q8 12 8 15q0-3 8-15" fill="none" stroke="#000" stroke-opacity=".08" stroke-width="2"/></pattern>
<clipPath id="face"><path d="M424 430c0-170 74-236 180-236s180 66 180 236c0 66-4 128-24 184-22 62-82 124-156 124s-134-62-156-124c-20-56-24-118-24-184Z"/></clipPath><clipPath id="crop"><path d="${hairShape}"/></clipPath><clipPath id="body"><path d="M40 1700c4-480 80-660 330-742 40-14 64-30 82-56h316c18 26 42 42 82 56 250 82 310 262 314 742Z"/></clipPath></defs>
<image href="${backdrop}" x="-420" y="-40" width="2080" height="1560" preserveAspectRatio="xMidYMid slice" filter="url(#soft)"/><rect width="1200" height="1500" fill="url(#dim)"/>
<circle cx="250" cy="240" r="420" fill="url(#glow)" opacity=".5"/>
<g transform="translate(236 0)"><path d="M0 0v120" stroke="#17120c" stroke-width="8"/><path d="M-150 232C-140 160-70 118 0 118s140 42 150 114Z" fill="#0b5a42"/><path d="M-150 232C-140 160-70 118 0 118c20 0 38 3 54 9-80 12-130 50-146 105Z" fill="#2d9a78" opacity=".7"/><ellipse cy="232" rx="150" ry="21" fill="#ffe2a6"/><ellipse cy="234" rx="110" ry="12" fill="#fff8e2"/><path d="M-156 228h312v10h-312z" fill="#c8963e"/></g>
<g transform="translate(-42 66) scale(1.07)"><g transform="translate(0 -112)"><g clip-path="url(#body)"><path d="M40 1700c4-480 80-660 330-742 40-14 64-30 82-56h316c18 26 42 42 82 56 250 82 310 262 314 742Z" fill="url(#wool)"/><rect y="900" width="1200" height="800" fill="url(#knit)"/><path d="M318 1500c-20-150-26-300 10-420M884 1500c26-160 24-310-14-430" fill="none" stroke="#04281d" stroke-width="26" stroke-opacity=".5" filter="url(#softer)"/><path d="M60 1500c10-300 70-470 330-560l40 60c-220 70-300 240-300 500Z" fill="#ffd9a0" opacity=".13" filter="url(#soft)"/></g>
<path d="M430 910c10-80 340-90 362 0l-30 60H460Z" fill="#06382a"/><path d="M498 660h220v270c-40 64-180 64-220 0Z" fill="url(#neck)"/><path d="M498 700c50 70 150 76 214 10l6 60c-70 60-160 50-220-10Z" fill="#6e3a26" opacity=".45" filter="url(#softer)"/>
<path d="M446 892c30 78 290 84 330 0l34 46c-50 106-346 108-396 4Z" fill="${wool.base}"/><g stroke="#04281d" stroke-opacity=".35" stroke-width="4">${ribs(452, 926, 322, 54, 26)}</g><path d="M446 892c30 78 290 84 330 0" fill="none" stroke="${wool.light}" stroke-width="7" stroke-opacity=".7"/>
<path d="m468 872 66 96 76-46-92-66ZM744 872l-64 96-70-46 88-66Z" fill="#f4efe4"/><path d="m468 872 66 96 76-46" fill="none" stroke="#cfc6b4" stroke-width="4"/><path d="M744 872l-64 96-70-46" fill="none" stroke="#b9ae9a" stroke-width="4"/>
</g><path d="M424 440c-34-20-56 6-48 52s30 88 62 84ZM784 440c34-20 56 6 48 52s-30 88-62 84Z" fill="${skin.base}"/><path d="M786 452c26-10 34 14 28 46s-22 56-38 56Z" fill="${skin.warm}"/><path d="M396 470c10-8 22 10 24 40" fill="none" stroke="${skin.shade}" stroke-width="5" stroke-opacity=".5"/>
<g clip-path="url(#face)"><rect x="400" y="180" width="420" height="570" fill="url(#skin)"/><path d="M690 180h140v560H610c90-60 130-200 120-330-4-90-20-160-40-230Z" fill="${skin.shade}" opacity=".32" filter="url(#soft)"/><ellipse cx="486" cy="560" rx="64" ry="46" fill="url(#cheek)"/><ellipse cx="716" cy="560" rx="64" ry="46" fill="url(#cheek)"/><path d="M424 250c60 60 300 50 360-10v-80H424Z" fill="${skin.shade}" opacity=".4" filter="url(#softer)"/>
<path d="M424 470c6 44 16 84 34 108 14 18 40 26 66 22 22-6 44-14 62-12 10 2 14 5 18 5s10-4 20-5c20-2 40 6 62 12 26 4 50-4 64-22 18-24 28-64 34-108l20 30-30 180-150 100H580L440 690l-36-200Z" fill="${hair.base}" opacity=".9" filter="url(#faint)"/><path d="M424 470c6 44 16 84 34 108 14 18 40 26 66 22l-20 130-80-40-20-220Z" fill="${hair.light}" opacity=".5" filter="url(#softer)"/></g>
<path d="M604 446c-6 60-20 96-30 118-6 16 6 26 30 26s38-8 34-24" fill="none" stroke="${skin.shade}" stroke-width="8" stroke-linecap="round" stroke-opacity=".75"/><path d="M588 450c-2 50-12 88-18 110 10 10 24 10 32 4 4-40 6-80 2-114Z" fill="#fff" opacity=".2"/><path d="M576 584c8 8 18 8 24 3M614 587c8 4 16 2 22-6" stroke="#5c2e1e" stroke-width="6" stroke-linecap="round" fill="none" opacity=".7"/>
<path d="M528 640c50 18 104 18 152-4-14 42-44 58-76 58s-62-18-76-54Z" fill="#8a3a30"/><path d="M542 646c40 12 88 12 124-2-4 12-10 18-18 22-30 8-62 8-90 0-8-4-14-12-16-20Z" fill="#fff8ee"/><path d="M516 634c60 28 120 28 176-4" fill="none" stroke="#7a3b2a" stroke-width="6" stroke-linecap="round"/>
${eye(514)}${eye(694)}
<path d="M456 398c34-26 80-28 112-8-34-8-76-4-106 18ZM752 394c-34-26-78-28-110-8 34-8 72-4 104 18Z" fill="${hair.base}"/>
<path d="${hairShape}" transform="translate(4 16)" fill="${skin.shade}" opacity=".45" filter="url(#softer)" clip-path="url(#face)"/><path d="${hairShape}" fill="url(#hair)"/><g fill="none" stroke-width="8" stroke-linecap="round" clip-path="url(#crop)">${strands}</g><path d="M500 176c70-40 160-36 220 8" fill="none" stroke="#e0a873" stroke-width="20" stroke-linecap="round" opacity=".38" filter="url(#softer)"/>
<g stroke="#241a14" stroke-width="13" fill="url(#lens)"><rect x="440" y="424" width="148" height="116" rx="48"/><rect x="622" y="424" width="148" height="116" rx="48"/><path d="M588 464q17-16 34 0M440 464l-32-8M770 464l32-8" fill="none"/></g><path d="m462 446 34 0-30 60ZM644 446h34l-30 60Z" fill="#fff" opacity=".22"/>
<path d="M408 500C384 400 384 268 448 196" fill="none" stroke="#ffd8a0" stroke-width="11" stroke-opacity=".5" filter="url(#softer)"/><path d="M58 1390c18-230 90-350 314-432" transform="translate(-8 -112)" fill="none" stroke="#ffd8a0" stroke-width="12" stroke-opacity=".4" filter="url(#softer)"/></g>
</svg>`;
}

function eye(x: number): string {
  return `<path d="M${x - 40} 484q40-38 80 0q-40 30-80 0Z" fill="#fffaf2"/><circle cx="${x}" cy="480" r="19" fill="#5d7a58"/><circle cx="${x}" cy="480" r="9" fill="#17120f"/><circle cx="${x - 6}" cy="473" r="5" fill="#fff"/><path d="M${x - 42} 485q42-42 84 0" fill="none" stroke="#3a2218" stroke-width="8" stroke-linecap="round"/><path d="M${x - 32} 497q32 18 64 0" fill="none" stroke="#9a5a3c" stroke-width="4" opacity=".5"/>`;
}
