import { cards, columns, lead, split, ticks } from "./blocks.ts";
import { cabin } from "./drawings.ts";
import { lodgePage } from "./frame.ts";
import type { LodgePictures } from "./pictures.ts";

export const cabinPages = (p: LodgePictures): Record<string, string> => ({
  cabins: lodgePage(
    "Cabins",
    lead({
      kicker: "Cabins",
      title: "Six small houses in the trees",
      text: "Each with a stove, a stack of dry birch and a path of its own to the water.",
    }) +
      cards(
        [
          {
            picture: cabin(["#f1c79a", "#f7e6cf"], "#8f8a55", "#8a5a34", "#33281f"),
            title: "Birch",
            text: "Sleeps two. Closest to the dock.",
            price: "from $298",
          },
          {
            picture: cabin(["#26365c", "#b0736f"], "#2f4136", "#6b4a31", "#231e1c"),
            title: "Heron",
            text: "Sleeps four. Sunset porch.",
            price: "from $365",
          },
          {
            picture: cabin(["#a9c9dd", "#eaf1ee"], "#e9eef0", "#7a4d2c", "#4b5a60"),
            title: "Old Leaning",
            text: "Sleeps six. It is fine. We checked.",
            price: "from $420",
          },
        ],
        "three",
      ) +
      columns(
        [
          ["In every cabin", "Stove, kitchen, wool socks to keep."],
          ["Dogs", "Welcome in four of six. They get a towel."],
          ["Winter", "The paths are cleared by eight."],
        ],
        "dark",
      ),
  ),
  "cabin-birch": lodgePage(
    "Cabins",
    split(
      p.cabin,
      {
        kicker: "Cabin 1",
        title: "Birch",
        text: "Twenty-two steps from the dock, with the first sun of anyone on the property.",
        extra: `${ticks(["Queen bed", "Wood stove", "Outdoor shower, May to October", "Small kitchen", "Porch swing", "Own canoe"])}<div class="price"><b>Two nights</b><span>with breakfast basket</span><i>$596</i></div><a class="button">Reserve Birch</a>`,
      },
      "flip",
    ),
  ),
});
