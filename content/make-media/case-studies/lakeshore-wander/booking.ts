import { canoe } from "../../pictures/lake-things.ts";
import { lake, lakeshorePage, nav } from "./page.ts";

const seats: Record<number, number> = {
  1: 4,
  4: 8,
  6: 6,
  7: 1,
  8: 2,
  11: 7,
  13: 5,
  14: 3,
  15: 2,
  18: 8,
  20: 6,
  21: 4,
  22: 1,
  25: 8,
  27: 5,
  28: 6,
  29: 7,
};

/** The booking page with one day of June picked. */
export async function lakeshoreBooking(picked = 14, adults = 2): Promise<string> {
  const days = Array.from({ length: 35 }, (_, index) => {
    const day = index + 1;
    if (day > 30) return "<span></span>";
    const left = seats[day];
    if (left === undefined) return `<span>${day}</span>`;
    return `<span class="open ${left < 3 ? "few" : ""} ${day === picked ? "on" : ""}" data-day="${day}">${day}<small>${left} left</small></span>`;
  });
  const week = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"].map((day) => `<i>${day}</i>`);
  return lakeshorePage(`${nav}<section class="book"><div><h1>Pick your morning</h1><p class="lead">Days with no number are full or windy. You can move your day once for free.</p>
<div class="cal"><header><span>‹</span>June<span>›</span></header><div class="week">${week.join("")}${days.join("")}</div></div></div>
<aside class="summary">${await lake("dawn", 11, { width: 900, height: 640, foreground: canoe })}<h2>Sunrise paddle</h2><p style="color:var(--soft)" id="when">June ${picked}, 5:10 am, Port Perry</p>
<div class="count">Adults<span><u>–</u><b id="adults">${adults}</b><u id="more">+</u></span></div><div class="count">Children, 6 to 14<span><u>–</u>1<u>+</u></span></div><div class="sum"><span>Total</span><span id="sum">$${adults * 89 + 55}.00</span></div><a class="button" id="pay" style="display:block;text-align:center">Hold my seats</a></aside></section>`);
}
