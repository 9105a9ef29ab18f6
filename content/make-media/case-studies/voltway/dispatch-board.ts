import { voltwayLogo, voltwayPage } from "./page.ts";

type Job = [
  from: number,
  hours: number,
  title: string,
  place: string,
  tone: "indigo" | "sun" | "green" | "red",
];

const tones = {
  indigo: "background:#e7e8ff;border-color:#3f46d6",
  sun: "background:#fff3c9;border-color:#f0b400",
  green: "background:#d8f5e5;border-color:#1fae68",
  red: "background:#ffe1de;border-color:#f0433a",
};

const lanes: [string, string, string, Job[]][] = [
  [
    "Andre L.",
    "AL",
    "#3f46d6",
    [
      [0.2, 1.8, "Panel inspection", "Simcoe St N, Oshawa", "green"],
      [2.4, 2.1, "EV charger, 48 A", "Garden St, Whitby", "indigo"],
      [5.4, 1.5, "Pot lights × 8", "Rossland Rd", "indigo"],
    ],
  ],
  [
    "Mei T.",
    "MT",
    "#0f9d8a",
    [
      [0, 1.3, "Dimmer swap", "King St E", "green"],
      [1.7, 1.2, "Flicker, kitchen", "Harmony Rd", "green"],
      [3.6, 2.9, "Panel upgrade 200 A", "Taunton Rd, Whitby", "sun"],
      [7.2, 1.5, "Quote visit", "Ajax", "indigo"],
    ],
  ],
  [
    "Joe R.",
    "JR",
    "#d8590d",
    [
      [0.6, 3.3, "Rewire, basement", "Liberty St, Bowmanville", "indigo"],
      [4.5, 1.4, "No power, bedroom", "Concession St", "red"],
      [6.4, 2.2, "EV charger, 40 A", "Longworth Ave", "indigo"],
    ],
  ],
  [
    "Sana K.",
    "SK",
    "#8a3ffc",
    [
      [0.3, 1.2, "Smoke alarms", "Brock Rd, Pickering", "green"],
      [2, 1.8, "Garden lighting", "Liverpool Rd", "sun"],
      [4.3, 1.6, "Outlet, workshop", "Kingston Rd", "indigo"],
      [6.5, 1.9, "Hot tub line", "Ajax", "sun"],
    ],
  ],
  [
    "Victor B.",
    "VB",
    "#c2185b",
    [
      [1, 2.2, "Generator hook-up", "Port Perry", "indigo"],
      [4, 2.4, "Service upgrade", "Uxbridge", "indigo"],
      [7, 1.2, "Inspection", "Port Perry", "sun"],
    ],
  ],
  [
    "Priya D.",
    "PD",
    "#14808f",
    [
      [0, 2.5, "Kitchen circuits", "Thickson Rd", "green"],
      [3, 1.3, "Breaker trips", "Dundas St W", "green"],
      [5, 2.6, "Heat pump line", "Baldwin St", "indigo"],
    ],
  ],
];

const job = ([from, hours, title, place, tone]: Job) =>
  `<span class="job" style="left:${from * 10}%;width:${hours * 10 - 0.8}%;${tones[tone]}"><b>${title}</b>${place}</span>`;

export function dispatchBoard(): string {
  const hours = ["8 am", "9", "10", "11", "12 pm", "1", "2", "3", "4", "5"].map(
    (hour) => `<span>${hour}</span>`,
  );
  const rows = lanes.map(
    ([name, initials, colour, jobs]) =>
      `<div class="lane"><b><i style="background:${colour}">${initials}</i>${name}</b><div>${jobs.map(job).join("")}<i class="now" style="left:46%"></i></div></div>`,
  );
  return voltwayPage(`<div class="desk"><aside><div style="filter:brightness(3)">${voltwayLogo}</div><ul><li class="on">Schedule</li><li>Jobs</li><li>Customers</li><li>Quotes</li><li>Vans</li><li>Parts</li><li>Reports</li></ul></aside>
<main><div class="head"><h1>Thursday, 14 May</h1><span class="pill">‹ Today ›</span><span class="pill">Day</span><span class="pill">Week</span><a class="button dark" style="padding:11px 18px;font-size:14px">New job</a></div>
<div class="stats"><div><b>19</b>jobs today</div><div><b>7</b>done</div><div><b>98%</b>on time this week</div><div><b>$14,320</b>booked today</div></div>
<div class="board"><div class="hours"><span></span><div>${hours.join("")}</div></div>${rows.join("")}</div></main></div>`);
}
