import { alderPage, nav, room } from "./page.ts";

const projects = [
  ["bedroom", "The quiet bedroom", "Oshawa"],
  ["kitchen", "Larch Street", "Bowmanville"],
  ["dining-room", "Long table", "Pickering"],
  ["living-room-sage", "Green parlour", "Port Perry"],
  ["living-room", "Bracken House", "Whitby"],
] as const;

export async function alderGallery(): Promise<string> {
  const tiles = await Promise.all(
    projects.map(
      async ([scene, name, town]) =>
        `<figure>${await room(scene)}<figcaption>${name}<small>${town}</small></figcaption></figure>`,
    ),
  );
  return alderPage(
    `${nav}<section class="gallery"><div class="top"><h1>Projects</h1><div class="filters"><b>All rooms</b><span>Kitchens</span><span>Living</span><span>Bedrooms</span><span>Whole homes</span></div></div><div class="grid">${tiles.join("")}</div></section>`,
  );
}
