import { cards, columns, facts, full, lead, rows, split } from "./blocks.ts";
import { roadMap, trailMap } from "./drawings.ts";
import { lodgePage } from "./frame.ts";
import type { LodgePictures } from "./pictures.ts";

export const outdoorPages = (p: LodgePictures): Record<string, string> => ({
  canoe: lodgePage(
    "Activities",
    full(p.dawnCanoe, {
      kicker: "On the water",
      title: "The lake is yours until breakfast",
      text: "Take a canoe at five. Leave a note on the board so that we know which way to wave.",
      extra: '<p style="margin-top:22px"><a class="button">See the routes</a></p>',
    }) +
      cards(
        [
          { picture: p.dawn, title: "To Heron Island", text: "2 km · 40 minutes · flat water" },
          { picture: p.day, title: "The Narrows", text: "6 km · 2 hours · one small portage" },
          { picture: p.dayDock, title: "Around the point", text: "3 km · 1 hour · mind the wind" },
        ],
        "three",
      ),
    true,
  ),
  trails: lodgePage(
    "Activities",
    `<section class="plan"><div class="drawn">${trailMap}</div><div class="words"><div class="kicker">Trails</div><h1>Four loops, all back by supper</h1><p>Maps are at the desk, bear bells are by the door, and the benches are where you will want them.</p>${rows(
      [
        ["Lake loop", "7.4 km", "easy"],
        ["Lookout", "4.1 km", "steep, short"],
        ["Beaver Run", "5.8 km", "boots"],
        ["Pine Ridge", "11.2 km", "half a day"],
      ],
    )}<p style="margin-top:24px"><a class="button line">Download the map</a></p></div></section>`,
  ),
  winter: lodgePage(
    "Activities",
    full(p.snow, {
      kicker: "December to March",
      title: "Winter is the secret season",
      text: "The lake freezes, the road is ploughed, and the kitchen starts making dumplings.",
    }) +
      facts([
        ["−11°", "this morning"],
        ["38 cm", "of snow on the trails"],
        ["31 cm", "of ice, skating open"],
        ["6 pm", "bonfire on the point"],
      ]) +
      columns([
        ["Skating", "A kilometre of cleared ice, with lanterns on Fridays."],
        ["Skis and snowshoes", "Borrow what fits. Waxing lessons at nine."],
        ["Sauna", "Then the hole in the lake. You will tell people about it."],
      ]),
    true,
  ),
  weddings: lodgePage(
    "Weddings",
    split(p.dockDusk, {
      kicker: "Weddings",
      title: "Say it at the <em>end</em> of the dock",
      text: "One wedding a weekend, from May to October. You have the whole lodge, the whole lake, and our whole attention.",
      extra: `<blockquote style="font-size:27px;line-height:1.3">“It rained for nine minutes. Someone from the lodge had already put out sixty umbrellas.”</blockquote><span class="soft">Noor and Daniel, June</span><p><a class="button">Ask for a date</a></p>`,
    }),
  ),
  "wedding-packages": lodgePage(
    "Weddings",
    `${lead({ kicker: "Weddings", title: "Three ways to do it", text: "Prices are for the whole weekend. Tax is extra; opinions from aunts are free." })}<section class="tiers"><div><h3>Elopement</h3><strong>$3,900</strong>for up to 12<ul><li>Ceremony on the dock</li><li>Two nights in Birch</li><li>Supper at the long table</li><li>Officiant and flowers</li></ul><a class="button line">Ask about this</a></div><div><h3>Porch wedding</h3><strong>$14,800</strong>for up to 50<ul><li>The main lodge, two nights</li><li>Supper and dancing</li><li>Bonfire and late pizza</li><li>A planner named Odette</li></ul><a class="button">Ask about this</a></div><div><h3>The whole point</h3><strong>$32,500</strong>for up to 110<ul><li>Every room and cabin</li><li>Tent on the meadow</li><li>Three days of meals</li><li>Boats for the photographs</li></ul><a class="button line">Ask about this</a></div></section><div style="height:380px">${p.duskLodge}</div>`,
  ),
  journal: lodgePage(
    "Journal",
    `${lead({ kicker: "Journal", title: "Notes from the porch" })}<section class="stories"><div class="main"><div class="picture">${p.fall}</div><h2>The eleven days when the tamaracks turn gold</h2><p class="soft">They are the only conifers here that drop their needles, and they make a party of it. When to come, and where to stand.</p></div><ul class="side">${[
      [p.night, "Night sky", "How to see the Milky Way without a telescope"],
      [p.dining, "Kitchen", "Amara’s butter tarts, written down at last"],
      [p.snowLodge, "Winter", "What thirty centimetres of ice sounds like"],
      [p.lounge, "Books", "The ten that guests keep stealing"],
    ]
      .map(
        ([picture, kicker, title]) =>
          `<li><div class="picture">${picture}</div><div><span class="kicker">${kicker}</span><h3>${title}</h3></div></li>`,
      )
      .join("")}</ul></section>`,
  ),
  "journal-article": lodgePage(
    "Journal",
    `<section class="article"><aside>2 October<br>Words by Theo Lindqvist<br>Six minutes</aside><div><div class="kicker">Seasons</div><h1>The eleven days when the tamaracks turn gold</h1><figure>${p.fall}</figure><p>Around the fifth of October somebody at breakfast says that the spruces are dying. They are not spruces, and they are having the best week of their year.</p><p>A tamarack is a conifer that behaves like a maple. It turns the yellow of a school bus, holds it for eleven days if the wind is kind, and then lets go all at once, usually on a Tuesday.</p><p>The best place to stand is the second bench on the Lake loop, at about half past four, with the sun behind you.</p></div></section>`,
  ),
  "getting-here": lodgePage(
    "",
    `<section class="plan"><div class="words"><div class="kicker">Getting here</div><h1>Turn left where the road gets nicer</h1><p>Two hours and forty minutes from Toronto. The last six kilometres are gravel; the last one is worth it.</p>${rows(
      [
        ["By car", "Highway 35 north", "2 h 40"],
        ["By bus", "to Minden, we fetch you", "3 h 30"],
        ["By plane", "float planes by arrangement", "45 min"],
        ["Charging", "six level 2 posts", "free"],
      ],
    )}<p style="margin-top:24px"><a class="button">Open directions</a></p></div><div class="drawn">${roadMap}</div></section>`,
  ),
});
