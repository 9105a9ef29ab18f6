import { canoe, dock } from "../../pictures/lake-things.ts";
import { lake, lakeshorePage, nav } from "./page.ts";

const card = (picture: string, name: string, facts: string, price: string) =>
  `<li class="card">${picture}<h3>${name}</h3><p>${facts}<b>${price}</b></p></li>`;

export async function lakeshoreHome(): Promise<string> {
  return lakeshorePage(`<section class="hero">${await lake("dawn", 11, { foreground: canoe, shore: 0.64, relief: 0.2, mist: 0.85 })}${nav}
<div class="words"><h1>See the lake wake up</h1><p>Small guided days on Lake Scugog and the north shore. Eight guests, one guide, one very large thermos.</p></div>
<div class="search"><div><small>Where</small><b>Lake Scugog</b></div><div><small>When</small><b>Sat 14 June</b></div><div><small>Who</small><b>2 adults, 1 child</b></div><a class="button">Find a tour</a></div></section>
<section class="tours"><h2>Days out that guests repeat</h2><ul class="cards">
${card(await lake("dawn", 11, { width: 900, height: 640, foreground: canoe }), "Sunrise paddle", "4 hours · easy", "$89")}
${card(await lake("fall", 5, { width: 900, height: 640 }), "Maple ridge walk", "6 hours · moderate", "$74")}
${card(await lake("dusk", 8, { width: 900, height: 640, foreground: dock }), "Supper on the dock", "3 hours · easy", "$118")}</ul></section>
<section class="why"><h2>One guide, eight guests, no megaphone.</h2><div><b>Gear is included</b><p>Canoe, vest, dry bag and a spare sweater.</p></div><div><b>Weather is our job</b><p>If the lake says no, you choose another day or your money.</p></div></section>`);
}
