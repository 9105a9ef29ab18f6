import { compose } from "../../stage/compose.ts";
import { photograph, screenshot } from "../../stage/screenshot.ts";
import { gabEpisodes } from "./episodes.ts";
import { gabHome } from "./home.ts";
import { gabMerch } from "./merch.ts";
import { gabNewsletter } from "./newsletter.ts";

const path = (index: number) => `case-studies/the-gab-room/image-${index}.webp`;
const desktop = { width: 1440, height: 900 };
const place = { kind: "browser", left: 120, top: 86, width: 1360 } as const;

export async function makeTheGabRoom(): Promise<void> {
  await screenshot(gabHome(), path(1), { width: 1600, height: 1000 });
  await compose(path(2), { background: "#ff5a3c" }, [
    { ...place, picture: await photograph(gabEpisodes(), desktop), address: "thegabroom.example/episodes" },
  ]);
  await screenshot(gabNewsletter(), path(3), { width: 1600, height: 1000 });
  await compose(path(4), { background: "#2b3cff" }, [
    { ...place, picture: await photograph(gabMerch(), desktop), address: "thegabroom.example/merch" },
  ]);
}
