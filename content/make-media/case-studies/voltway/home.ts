import { eveningHouse } from "../../pictures/evening-house.ts";
import { icons } from "./icons.ts";
import { voltwayLogo, voltwayPage } from "./page.ts";

const tile = (icon: string, title: string, text: string, price: string) =>
  `<li class="tile">${icon}<h3>${title}</h3><p>${text}</p><b>${price}</b></li>`;

export function voltwayHome(): string {
  return voltwayPage(`<nav>${voltwayLogo}<span>Services</span><span>Pricing</span><span>Service area</span><span>Reviews</span><span class="call">(905) 555-0142</span><a class="button">Book a visit</a></nav>
<section class="hero"><div><span class="eyebrow">Next opening: today, 2:30 pm</span>
<h1>Electrical help that <em>shows up</em> on time.</h1>
<p>Licensed home electricians across Durham Region. A price before we start, and a two-hour window that we keep.</p>
<div class="actions"><a class="button" id="book">Book a visit →</a><span>or get a quote in 60 seconds</span></div>
<div class="facts"><span><b>4.9 / 5</b>from 612 reviews</span><span><b>98%</b>on-time arrivals</span><span><b>ECRA</b>licensed and insured</span></div></div>
${eveningHouse()}</section>
<section class="services"><h2>What can we fix for you?</h2><ul class="grid">
${tile(icons.panel, "Panel upgrades", "60 to 200 amps, permit and inspection included.", "from $2,450")}
${tile(icons.charger, "EV chargers", "Level 2 at home, usually installed in one visit.", "from $1,190")}
${tile(icons.lamp, "Lighting", "Pot lights, dimmers, gardens and dark hallways.", "from $180")}
${tile(icons.alarm, "Emergencies", "No power, burning smell, sparks. Day or night.", "within 90 minutes")}</ul></section>
<section class="steps"><h2>Three steps, no surprises</h2><div><i>1</i><b>Tell us what is wrong</b><p>Photos help. So does a short video of the flicker.</p></div><div><i>2</i><b>Pick a two-hour window</b><p>You see the calendar that our technicians see.</p></div><div><i>3</i><b>Pay the price you saw</b><p>If the job grows, you approve the change first.</p></div></section>
<section class="quote"><blockquote>“They texted when the van left, fixed two breakers I had given up on, and the bill matched the quote to the dollar.”<cite>Marlene P., Whitby</cite></blockquote><div class="badge"><b>$0</b>call-out fee on your first visit, every weekday in November</div></section>
<footer><b>Voltway Home Electric</b><span>ECRA/ESA 7009342</span><span>Oshawa · Whitby · Ajax · Bowmanville</span><span>Privacy</span></footer>`);
}
