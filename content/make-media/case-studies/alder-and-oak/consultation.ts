import { alderPage, nav, room } from "./page.ts";

export async function alderConsultation(): Promise<string> {
  const open = new Set([3, 4, 6, 10, 12, 13, 16, 17, 19, 20, 24, 25, 27]);
  const days = Array.from({ length: 35 }, (_, index) => {
    const day = index - 2;
    if (day < 1 || day > 30) return "<span></span>";
    return `<span class="${day === 16 ? "on" : open.has(day) ? "open" : ""}">${day}</span>`;
  });
  return alderPage(`${nav}<section class="booking"><div class="photo">${await room("dining-room")}</div><main><span class="over">First consultation</span><h1>Come and sit at our table</h1><p>Ninety minutes in the studio, coffee included. Bring photographs, a floor plan if you have one, and the thing that you will not part with.</p>
<div class="month"><span>‹</span>September<span>›</span></div><div class="days">${["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map((day) => `<i>${day}</i>`).join("")}${days.join("")}</div>
<div class="times"><span>9:30</span><span class="on">11:00</span><span>1:30</span><span>3:30</span></div>
<div class="field"><span>Name</span>Helen Marsh</div><div class="field"><span>Which room?</span>Kitchen and pantry</div><a class="send">Reserve Friday 16 September, 11:00</a></main></section>`);
}
