import { voltwayLogo, voltwayPage } from "./page.ts";

const towns = [
  ["Oshawa", "same day"],
  ["Whitby", "same day"],
  ["Ajax", "same day"],
  ["Bowmanville", "same day"],
  ["Pickering", "next day"],
  ["Port Perry", "next day"],
  ["Uxbridge", "Tuesdays and Fridays"],
];

const pin = (x: number, y: number, name: string, size = 1) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cy="3" rx="12" ry="4" fill="#14152e" opacity=".25"/><path d="M0 0c-15-18-21-27-21-37a21 21 0 0 1 42 0c0 10-6 19-21 37Z" fill="#3f46d6"/><path d="m3-50-12 15h7l-2 11 12-15H1Z" fill="#ffd23f"/><text y="26" text-anchor="middle" font-family="sora" font-weight="700" font-size="17" fill="#14152e" stroke="#fff" stroke-width="5" paint-order="stroke">${name}</text></g>`;

/** A drawn map of the lake's north shore between Pickering and Bowmanville. */
function map(): string {
  const streets = [];
  for (let x = -100; x < 1000; x += 46) streets.push(`M${x} -20 ${x + 120} 700`);
  for (let y = -140; y < 640; y += 46) streets.push(`M-20 ${y + 60} 960 ${y - 60}`);
  return `<svg viewBox="0 0 940 810" preserveAspectRatio="xMidYMid slice"><defs><linearGradient id="lake" x2="0" y2="1"><stop stop-color="#a9d3f2"/><stop offset="1" stop-color="#7fb8e6"/></linearGradient><clipPath id="land"><path d="M0 0h940v560c-60 6-90 34-150 30s-90 22-150 24-92 34-160 34-90 30-150 34-120 40-180 40S40 760 0 770Z"/></clipPath></defs>
<rect width="940" height="810" fill="url(#lake)"/><g clip-path="url(#land)"><rect width="940" height="810" fill="#f2f0ea"/>
<path d="M0 0h940v150C760 190 640 120 480 170S160 240 0 200Z" fill="#dcebd3"/><path d="M560 250c60-30 120 10 110 60s-90 60-130 30-30-70 20-90ZM120 420c50-24 90 6 84 44s-66 46-96 24-26-50 12-68Z" fill="#d3e8c8"/>
<path d="${streets.join("")}" stroke="#fff" stroke-width="5"/>
<path d="M-20 640C200 560 420 540 960 430" fill="none" stroke="#e9c46a" stroke-width="20"/><path d="M-20 640C200 560 420 540 960 430" fill="none" stroke="#fff3cf" stroke-width="12"/>
<path d="M400-20c20 200 40 420 90 680M640-20c10 200 24 400 60 640M170-20c10 240 40 460 90 740" fill="none" stroke="#fff" stroke-width="13"/><path d="M260 0c-20 120 40 200 10 320s30 240 0 420M800 0c-30 140 20 240-10 330s20 180 0 250" fill="none" stroke="#a9d3f2" stroke-width="7"/></g>
<path d="M0 770c40-10 120-4 180-10s120-36 180-40 82-34 150-34 100-32 160-34 90-28 150-24 70-20 120-32" fill="none" stroke="#fff" stroke-width="5" opacity=".8"/>
<ellipse cx="470" cy="420" rx="390" ry="250" fill="#3f46d6" opacity=".1" stroke="#3f46d6" stroke-opacity=".55" stroke-width="3" stroke-dasharray="3 10" stroke-linecap="round"/><ellipse cx="480" cy="450" rx="250" ry="160" fill="#3f46d6" opacity=".13"/>
<text x="640" y="742" font-family="sora" font-weight="600" font-size="22" fill="#3d7fb4" letter-spacing="8">LAKE ONTARIO</text>
${pin(150, 600, "Pickering", 0.86)}${pin(292, 548, "Ajax")}${pin(420, 500, "Whitby")}${pin(560, 478, "Oshawa", 1.2)}${pin(790, 430, "Bowmanville")}${pin(450, 190, "Port Perry", 0.86)}${pin(180, 230, "Uxbridge", 0.86)}
<g transform="translate(520 300)"><rect width="300" height="92" rx="20" fill="#fff" filter="drop-shadow(0 14px 26px rgb(20 21 46 / .2))"/><circle cx="46" cy="46" r="24" fill="#ffd23f"/><path d="m49 31-15 18h9l-2 13 15-18h-9Z" fill="#14152e"/><text x="86" y="41" font-family="sora" font-weight="700" font-size="17" fill="#14152e">Andre is nearby</text><text x="86" y="65" font-family="sora" font-size="14.5" fill="#5c6080">12 minutes from Oshawa</text></g></svg>`;
}

export function serviceArea(): string {
  return voltwayPage(`<nav>${voltwayLogo}<span>Services</span><span>Pricing</span><span>Service area</span><span>Reviews</span><span class="call">(905) 555-0142</span><a class="button">Book a visit</a></nav>
<section class="area"><aside><span class="eyebrow" style="background:var(--mist)">7 towns, 11 vans</span><h1>Yes, we come to you.</h1><p style="color:var(--soft)">Type your postal code to see the next open window at your door.</p>
<div class="search"><span>L1G 4S2</span><a class="button dark" style="padding:12px 20px">Check</a></div>
<ul class="towns">${towns.map(([town, when]) => `<li><i></i>${town}<span>${when}</span></li>`).join("")}</ul></aside><div class="map">${map()}</div></section>`);
}
