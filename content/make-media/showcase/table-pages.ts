import { cards, columns, full, lead, prices, split, ticks } from "./blocks.ts";
import { drink, floorPlan, stones } from "./drawings.ts";
import { lodgePage } from "./frame.ts";
import type { LodgePictures } from "./pictures.ts";

const glass = (kind: Parameters<typeof drink>[0], tone: string, name: string, text: string, price: string) =>
  `<div class="drink">${drink(kind, tone)}<h3>${name}</h3><p>${text}</p><b>${price}</b></div>`;

export const tablePages = (p: LodgePictures): Record<string, string> => ({
  dining: lodgePage(
    "Dining",
    full(p.dining, {
      kicker: "The dining room",
      title: "Supper by the fire",
      text: "Chef Amara Bhatti cooks what the week brings: pickerel, beets, bread from our own oven.",
    }) +
      columns(
        [
          ["Breakfast", "8 to 11, every day. Eggs, porridge, pancakes on Sundays."],
          ["Lunch", "Soup and sandwiches at the bar, noon to 3."],
          ["Supper", "Two sittings, 6:00 and 8:15. Do reserve; there are forty chairs."],
        ],
        "dark",
      ),
    true,
  ),
  menu: lodgePage(
    "Dining",
    `<section class="sheet"><div class="top"><div class="kicker">Thursday 2 October</div><h1>Supper</h1></div><div class="two"><div><h2>To begin</h2>${prices(
      [
        ["Beet and walnut", "goat cheese, dill, burnt honey", "16"],
        ["Pickerel cakes", "green apple, mustard seed", "19"],
        ["Squash soup", "brown butter, sage", "13"],
        ["Sourdough", "cultured butter, maple salt", "8"],
      ],
    )}<h2 style="margin-top:34px">Sweet</h2>${prices([
      ["Butter tart", "one, large, warm", "11"],
      ["Wild blueberry fool", "shortbread", "12"],
    ])}</div><div><h2>The main thing</h2>${prices([
      ["Lake trout", "new potato, fennel, cream", "34"],
      ["Braised short rib", "celeriac, red wine, thyme", "38"],
      ["Mushroom pot pie", "six kinds, one crust", "29"],
      ["Half a chicken", "lemon, garlic, the good gravy", "32"],
    ])}<h2 style="margin-top:34px">On the side</h2>${prices([
      ["Greens", "lemon, olive oil", "9"],
      ["Chips", "malt vinegar mayonnaise", "8"],
      ["Carrots", "cumin, yogurt", "9"],
    ])}</div></div></section>`,
  ),
  "wine-list": lodgePage(
    "Dining",
    `<section class="sheet dark" style="min-height:900px"><div class="top"><div class="kicker">The cellar</div><h1>Ninety bottles,<br>mostly from down the road</h1></div><div class="two"><div><h2>Sparkling and white</h2>${prices(
      [
        ["Benway Brut 2019", "Niagara · apple, toast", "62"],
        ["Stone Fence Riesling 2022", "Beamsville · lime, slate", "48"],
        ["Hillier Chardonnay 2021", "Prince Edward County", "71"],
        ["Loyst Pinot Gris 2022", "Prince Edward County", "54"],
      ],
    )}</div><div><h2>Red</h2>${prices([
      ["Closson Lane Pinot Noir 2020", "Prince Edward County", "76"],
      ["Escarpment Gamay 2022", "Niagara · cherry, pepper", "52"],
      ["Twenty Mile Cabernet Franc", "Jordan · leaf, plum", "64"],
      ["Old Barn Baco 2021", "Norfolk · smoke, damson", "46"],
    ])}</div></div><p style="text-align:center;margin-top:44px">By the glass from $12. Ask Theo; he will talk for exactly as long as you want.</p></section>`,
  ),
  bar: lodgePage(
    "Dining",
    `<section class="dark">${full(p.night, { kicker: "The Boathouse bar", title: "Last call is a suggestion", text: "Open from four, on the water, with the big doors up until the first frost." }, "low")}<section class="grid four" style="padding-top:50px">${glass("coupe", "#c9563a", "Red Canoe", "rye, sour cherry, lemon", "$16")}${glass("tumbler", "#c98a3a", "Maple Old", "whisky, maple, smoke", "$17")}${glass("tall", "#8fb36a", "Sphagnum", "gin, cucumber, spruce", "$15")}${glass("mug", "#4a2c1b", "Portage", "coffee, brandy, cream", "$14")}</section></section>`,
    true,
  ),
  spa: lodgePage(
    "",
    split(stones, {
      kicker: "The spa",
      title: "Warm stone, cold lake, repeat",
      text: "A cedar sauna that holds eight, a plunge that holds nobody for long, and four quiet rooms for treatments.",
      extra: `${ticks(["Sauna at 86 degrees", "Lake plunge, all year", "Salt room", "Tea by the stove"])}<a class="button">Book a circuit, $65</a>`,
    }),
  ),
  treatments: lodgePage(
    "",
    lead({
      kicker: "Treatments",
      title: "An hour in good hands",
      text: "Our four therapists all trained in Ontario and are registered. Tell them what hurts; they will find the rest.",
    }) +
      `<section class="sheet" style="padding-top:0"><div class="two"><div><h2>Massage</h2>${prices([
        ["Deep tissue", "60 or 90 minutes", "$135 / 185"],
        ["Paddler’s shoulders", "45 minutes", "$98"],
        ["Prenatal", "60 minutes", "$135"],
        ["Hot stone", "75 minutes", "$165"],
      ])}</div><div><h2>Skin and steam</h2>${prices([
        ["Birch facial", "60 minutes", "$142"],
        ["Salt and cedar scrub", "45 minutes", "$104"],
        ["Sauna guide", "small group, 90 minutes", "$65"],
        ["Feet, after the trail", "30 minutes", "$58"],
      ])}</div></div></section><div style="height:420px">${p.dawn}</div>`,
  ),
  "gift-cards": lodgePage(
    "",
    `<section class="split"><div class="words"><div class="kicker">Gift cards</div><h1>Give someone a quiet weekend</h1><p>Sent by e-mail in a minute, or by post in a linen envelope. They never expire; neither has the porch.</p><div class="amounts"><span>$100</span><span class="on">$250</span><span>$500</span><span>A weekend, $720</span></div><div class="field"><small>To</small>Grandma Joyce</div><div class="field"><small>From all of us</small>You said you wanted nothing, so here is some of it.</div><a class="button">Add to basket</a></div><div class="picture gifts" style="background:#dccdb2"><div class="gift" style="left:9%;top:12%;rotate:-7deg">${p.snow}<b>Tamarack Lodge</b></div><div class="gift" style="left:20%;top:36%;rotate:4deg">${p.duskLodge}<b>Tamarack Lodge</b></div><div class="gift" style="left:10%;top:59%;rotate:-2deg">${p.fall}<b>Tamarack Lodge</b></div></div></section>`,
  ),
  gallery: lodgePage(
    "",
    `${lead({ title: "A year, in pictures", text: "Taken by guests and by Theo, who should have been polishing glasses." })}<section class="mosaic"><div class="wide tall">${p.duskLodge}</div><div>${p.lakeview}</div><div class="tall">${p.fallTall}</div><div>${p.dawn}</div><div>${p.snowLodge}</div><div class="wide">${p.dining}</div><div>${p.lounge}</div><div class="wide">${p.dawnCanoe}</div><div>${p.night}</div><div>${p.loft}</div></section>`,
  ),
  offers: lodgePage(
    "",
    `${lead({ kicker: "Offers", title: "Reasons to come on a Tuesday", text: "Four ways to stay longer for less. They cannot be added to each other; we tried, and the spreadsheet cried." })}${[
      [p.fall, "Leaf week", "Three nights for two, supper on the first, boots to borrow.", "$648"],
      [p.snowLodge, "Snowed in", "Stay two nights midwinter and the third is ours.", "$536"],
      [p.lounge, "Book and a blanket", "One person, one room, no small talk. Monday to Thursday.", "$189"],
      [p.dayDock, "Dog days", "August with your dog. Their bed, bowl and swim are free.", "$274"],
    ]
      .map(
        ([picture, title, text, price]) =>
          `<div class="ticket"><div class="picture">${picture}</div><div><h3>${title}</h3><p class="soft">${text}</p></div><strong>${price}</strong></div>`,
      )
      .join("")}<div style="height:30px"></div>`,
  ),
  meetings: lodgePage(
    "",
    `<section class="plan"><div class="words"><div class="kicker">Meetings</div><h1>Think better with a lake in the window</h1><p>Two rooms, a hall and a fireside corner for groups of six to sixty. Fast lines, slow coffee.</p><ul class="rows"><li><b>Birch room</b><span>12 seats</span><span>$240 a day</span></li><li><b>Fireside</b><span>8 chairs</span><span>$160 a day</span></li><li><b>Narrows hall</b><span>60 seats</span><span>$620 a day</span></li></ul><p style="margin-top:24px"><a class="button">Ask for dates</a></p></div><div class="drawn">${floorPlan}</div></section>`,
  ),
  activities: lodgePage(
    "Activities",
    lead({
      kicker: "Activities",
      title: "Do a lot, or nearly nothing",
      text: "Everything below is included with your room, except the guide, who has to eat.",
    }) +
      cards(
        [
          { picture: p.dawnCanoe, title: "Canoe and kayak", text: "From dawn. Vests in the red shed." },
          { picture: p.fall, title: "Trails", text: "Twenty-six kilometres, four loops." },
          { picture: p.snow, title: "Winter", text: "Skates, skis and snowshoes." },
          { picture: p.night, title: "Night sky", text: "Dark enough for the Milky Way." },
          { picture: p.dayDock, title: "Swimming", text: "Off the dock, at your own courage." },
          { picture: p.lounge, title: "Rainy days", text: "Six hundred books and a piano." },
        ],
        "three",
      ),
  ),
});
