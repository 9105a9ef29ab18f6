import { compose } from "../../stage/compose.ts";
import { photograph, screenshot } from "../../stage/screenshot.ts";
import { alderConsultation } from "./consultation.ts";
import { alderGallery } from "./gallery.ts";
import { alderHome } from "./home.ts";
import { alderMaterials } from "./material-board.ts";

const path = (index: number) => `case-studies/alder-and-oak/image-${index}.webp`;
const desktop = { width: 1440, height: 900 };
const place = { kind: "browser", left: 120, top: 86, width: 1360 } as const;

export async function makeAlderAndOak(): Promise<void> {
  await compose(path(1), { background: "linear-gradient(150deg,#cfc0a8,#a98f6d)" }, [
    { ...place, picture: await photograph(await alderHome(), desktop), address: "alderandoak.example" },
  ]);
  await screenshot(await alderGallery(), path(2), { width: 1600, height: 1000 });
  await compose(path(3), { background: "linear-gradient(150deg,#8b9682,#5f6d58)" }, [
    {
      ...place,
      picture: await photograph(await alderMaterials(), desktop),
      address: "alderandoak.example/materials",
    },
  ]);
  await compose(path(4), { background: "linear-gradient(150deg,#7d5a3c,#4d3522)" }, [
    {
      kind: "tablet",
      picture: await photograph(await alderConsultation(), desktop),
      left: 160,
      top: 74,
      width: 1280,
    },
  ]);
}
