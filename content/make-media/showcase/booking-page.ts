import { lodgePage } from "./frame.ts";
import type { LodgePictures } from "./pictures.ts";

const week = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map((day) => `<i>${day}</i>`);
const taken = [3, 4, 17, 18, 24];

function days(): string[] {
  return Array.from({ length: 35 }, (_, index) => {
    const day = index - 1;
    if (day < 1 || day > 31) return '<span class="no"></span>';
    const isPicked = day >= 10 && day <= 13;
    const style = day === 10 || day === 13 ? "end" : isPicked ? "in" : taken.includes(day) ? "no" : "";
    return `<span class="${style}">${day}</span>`;
  });
}

export function bookingPage(p: LodgePictures): string {
  return lodgePage(
    "",
    `<section class="detail" style="padding-top:20px"><div><div class="kicker">Your stay</div><h1>When would you like to come?</h1><div class="days">${week.join("")}${days().join("")}</div></div><aside class="box"><div style="height:170px;margin:-28px -28px 22px">${p.lakeview}</div><h3>Lake view room</h3><p>10 to 13 October, three nights</p><div class="price"><span>3 × $268</span><i>$804</i></div><div class="price"><span>Breakfast for two</span><i>included</i></div><div class="price"><span>Tax</span><i>$104.52</i></div><div class="price"><b>Total</b><i>$908.52</i></div><a class="button">Continue to your details</a></aside></section>`,
  );
}
