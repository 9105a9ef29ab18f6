import { canoe, dock } from "../../pictures/lake-things.ts";
import { lake, lakeshorePage, nav } from "./page.ts";

const stops = [
  ["5:10", "Coffee at the boathouse", "Vests, paddles and a short lesson on dry land."],
  ["5:40", "First light on the bay", "We cross while the water is still flat. Loons, most mornings."],
  ["7:00", "Breakfast on Heron Island", "Pancakes on a flat rock that is older than the lake."],
  ["8:30", "Back along the marsh", "Slow water, turtles, and the wind behind us."],
];

export async function lakeshoreTour(): Promise<string> {
  const plan = stops.map(
    ([time, title, text]) => `<li><i style="font-size:14px">${time}</i><b>${title}</b><p>${text}</p></li>`,
  );
  return lakeshorePage(`${nav}<section class="tour"><div class="photos">${await lake("dawn", 11, { foreground: canoe })}${await lake("dawn", 14, { width: 900, height: 640, hills: 5 })}${await lake("day", 9, { width: 900, height: 640, foreground: dock })}</div>
<div><h1>Sunrise paddle on Scugog</h1><div class="tags"><span>4 hours</span><span>Easy</span><span>8 guests</span><span>May to October</span></div><ol class="plan">${plan.join("")}</ol></div>
<aside class="ticket"><strong>$89</strong> a person<dl><dt>Next day with room</dt><dd>Sat 14 June</dd><dt>Seats left</dt><dd>3 of 8</dd><dt>Meet at</dt><dd>Port Perry boathouse</dd><dt>Your guide</dt><dd>Ines Laurent</dd></dl><a class="button">Choose a day</a></aside></section>`);
}
