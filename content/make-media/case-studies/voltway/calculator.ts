import { icons } from "./icons.ts";
import { voltwayLogo, voltwayPage } from "./page.ts";

const choice = (icon: string, title: string, text: string, isOn: boolean) =>
  `<div class="choice ${isOn ? "on" : ""}">${icon}<span>${title}<small>${text}</small></span><i class="dot"></i></div>`;

const top = (step: number) =>
  `<div class="phone"><div class="status"><span>9:41</span><span>▮▮▮</span></div><header>${voltwayLogo}<span>✕</span></header><div class="bars">${[1, 2, 3].map((bar) => `<i class="${bar <= step ? "on" : ""}"></i>`).join("")}</div>`;

/** The first step of the quote calculator; `chosen` is the row picked. */
export function calculatorJob(chosen = 1): string {
  const rows = [
    [icons.panel, "Panel upgrade", "More power, safer breakers"],
    [icons.charger, "EV charger", "Level 2, garage or driveway"],
    [icons.lamp, "Lighting", "Pot lights, dimmers, outdoors"],
    [icons.alarm, "Something is wrong", "Find the fault, make it safe"],
  ].map(([icon = "", title = "", text = ""], index) => choice(icon, title, text, index === chosen));
  return voltwayPage(`${top(1)}<main><h1>What do you need done?</h1><p>Prices include permit and inspection.</p>${rows.join("")}</main>
<div class="total"><span>Most people pay</span><strong>$1,190 – 1,640</strong><a class="button" id="next">Continue →</a></div></div>`);
}

/** The second step, with the length of the cable run as a share of the slider. */
export function calculatorRun(share = 0.42): string {
  const metres = Math.round(4 + share * 26);
  const total = 1010 + metres * 24;
  const money = total.toLocaleString("en-CA");
  return voltwayPage(`${top(2)}<main><h1>How far is the charger from the panel?</h1><p>A rough guess is fine. We measure before we start.</p>
<div class="range"><label><span>Cable run</span><span>${metres} m</span></label><div><i style="width:${share * 100}%"></i><b style="left:${share * 100}%"></b></div></div>
${choice(icons.charger, "48 amp charger", "Adds 60 km of range an hour", true)}
<ul class="rows"><li>Charger and cable <b>$${(total - 430).toLocaleString("en-CA")}</b></li><li>Permit and ESA inspection <b>$165</b></li><li>Labour, one visit <b>$265</b></li></ul></main>
<div class="total"><span>Your price, tax included</span><strong>$${money}</strong><a class="button" id="next">Pick a time →</a></div></div>`);
}
