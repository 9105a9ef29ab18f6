import { compose } from "../../stage/compose.ts";
import { photograph, screenshot } from "../../stage/screenshot.ts";
import { lakeshoreBooking } from "./booking.ts";
import { lakeshoreGuides } from "./guides.ts";
import { lakeshoreHome } from "./home.ts";
import { lakeshoreTour } from "./tour.ts";

const path = (index: number) => `case-studies/lakeshore-wander/image-${index}.webp`;
const desktop = { width: 1440, height: 900 };
const place = { kind: "browser", left: 120, top: 86, width: 1360 } as const;

export async function makeLakeshoreWander(): Promise<void> {
  await screenshot(await lakeshoreHome(), path(1), { width: 1600, height: 1000 });
  await compose(path(2), { background: "linear-gradient(150deg,#1b7f8f,#0f4f5c)" }, [
    {
      ...place,
      picture: await photograph(await lakeshoreTour(), desktop),
      address: "lakeshorewander.example/sunrise-paddle",
    },
  ]);
  await compose(path(3), { background: "linear-gradient(150deg,#f4d9b0,#eaa978)" }, [
    {
      kind: "tablet",
      picture: await photograph(await lakeshoreBooking(), desktop),
      left: 160,
      top: 74,
      width: 1280,
    },
  ]);
  await compose(path(4), { background: "linear-gradient(150deg,#cfe4e2,#8fbdc0)" }, [
    {
      ...place,
      picture: await photograph(lakeshoreGuides(), desktop),
      address: "lakeshorewander.example/guides",
    },
  ]);
}
