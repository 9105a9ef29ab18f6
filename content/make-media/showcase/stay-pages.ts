import { cards, columns, facts, full, lead, split, ticks } from "./blocks.ts";
import { bookingPage } from "./booking-page.ts";
import { cabinPages } from "./cabin-pages.ts";
import { lodgePage } from "./frame.ts";
import type { LodgePictures } from "./pictures.ts";

const bar = `<div class="bar"><div><small>Arrive</small><b>Fri 3 October</b></div><div><small>Leave</small><b>Sun 5 October</b></div><div><small>Guests</small><b>Two adults</b></div><a class="button">See rooms</a></div>`;
const box = (price: string, note: string) =>
  `<aside class="box"><strong>${price}</strong> a night<p style="margin-top:8px">${note}</p><div class="field"><small>Dates</small>3 to 5 October</div><div class="field"><small>Guests</small>Two adults</div><a class="button">Reserve</a></aside>`;

export const stayPages = (p: LodgePictures): Record<string, string> => ({
  home: lodgePage(
    "",
    full(p.duskLodge, {
      kicker: "Haliburton Highlands, Ontario",
      title: "The light stays on for you",
      text: "Nineteen rooms, six cabins and one long dock at the quiet end of Tamarack Lake.",
      extra: bar,
    }) +
      lead({
        title: "Come as you are. Leave slower.",
        text: "There is breakfast until eleven, a canoe with your name chalked on it, and nobody will ask you to join a game.",
      }) +
      cards(
        [
          { picture: p.lakeview, title: "Rooms", text: "Water on one side, woods on the other." },
          { picture: p.dining, title: "The dining room", text: "Open fire, short menu, long evenings." },
          { picture: p.dawnCanoe, title: "On the water", text: "Twelve canoes, four kayaks, no engines." },
        ],
        "three",
      ),
    true,
  ),
  about: lodgePage(
    "",
    split(p.fallTall, {
      kicker: "Since 1927",
      title: "Three families, <em>one</em> front porch",
      text: "The lodge was built by two brothers with a horse and a bad map. It has been sold twice, always over supper, and always to somebody who had been a guest first.",
      extra: `<ul class="years"><li><b>1927</b><span>Main lodge raised from tamarack cut on the point.</span></li><li><b>1954</b><span>The first six cabins. Two of them still lean.</span></li><li><b>1988</b><span>The Bhattis buy it, and add a proper kitchen.</span></li><li><b>2019</b><span>Spa and boathouse. The porch stays as it was.</span></li></ul>`,
    }),
  ),
  rooms: lodgePage(
    "Rooms",
    lead({
      kicker: "Rooms",
      title: "Nineteen doors, no two alike",
      text: "Every room has a real key, wool blankets from Prince Edward County and a window that opens.",
    }) +
      cards(
        [
          {
            picture: p.lakeview,
            title: "Lake view room",
            text: "Queen bed, east light, small balcony.",
            price: "from $268",
          },
          {
            picture: p.loft,
            title: "The loft",
            text: "Under the beams, with a reading ladder.",
            price: "from $312",
          },
          {
            picture: p.cabin,
            title: "Garden room",
            text: "Ground floor, its own door, dogs welcome.",
            price: "from $229",
          },
          {
            picture: p.lounge,
            title: "The snug suite",
            text: "A fireplace, two chairs and a record player.",
            price: "from $389",
          },
        ],
        "two",
      ),
  ),
  "room-lakeview": lodgePage(
    "Rooms",
    `<section class="room"><div>${p.lakeview}</div><div>${p.dawn}</div><div>${p.dayDock}</div></section><section class="detail"><div><div class="kicker">Room 7 to 12</div><h1>Lake view room</h1><p>You wake up to the mist before it lifts. The bed faces the window on purpose; the desk does not, so that you will not use it.</p>${ticks(["Queen bed, linen sheets", "Balcony with two chairs", "Rain shower", "Kettle and local tea", "Breakfast included", "26 square metres"])}</div>${box("$268", "Free to cancel until two days before.")}</section>`,
  ),
  "room-loft": lodgePage(
    "Rooms",
    full(p.loft, {
      kicker: "Room 19",
      title: "The loft",
      text: "Up the last stair, under the old beams. The ceiling is low in two places and we have padded both.",
    }) +
      facts([
        ["34 m²", "with sloping ceiling"],
        ["King bed", "and a window seat"],
        ["No. 19", "there is only one"],
        ["$312", "a night for two"],
      ]) +
      columns([
        ["The ladder", "Leads to forty books and a lamp. Children find it first."],
        ["The bath", "Cast iron, from the first lodge, under a roof window."],
        ["The quiet", "No one above you but owls, from about nine."],
      ]),
    true,
  ),
  ...cabinPages(p),
  booking: bookingPage(p),
});
