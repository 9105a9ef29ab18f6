import { compose } from "../../stage/compose.ts";
import { photograph } from "../../stage/screenshot.ts";
import { calculatorJob, calculatorRun } from "./calculator.ts";
import { dispatchBoard } from "./dispatch-board.ts";
import { voltwayHome } from "./home.ts";
import { serviceArea } from "./service-area.ts";

const path = (index: number) => `case-studies/voltway/image-${index}.webp`;
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844, scale: 2 };

export async function makeVoltway(): Promise<void> {
  const indigo = {
    background: "linear-gradient(140deg,#3f46d6,#2a2fa6)",
    glows: [["#7f86ff", 1350, 120, 620]] as [string, number, number, number][],
  };
  const sun = {
    background: "linear-gradient(150deg,#ffd94f,#ffc219)",
    glows: [["#fff1b8", 350, 200, 700]] as [string, number, number, number][],
  };
  await compose(path(1), indigo, [
    {
      kind: "browser",
      picture: await photograph(voltwayHome(), desktop),
      left: 120,
      top: 86,
      width: 1360,
      address: "voltway.example",
    },
  ]);
  await compose(path(2), sun, [
    {
      kind: "phone",
      picture: await photograph(calculatorJob(), phone),
      left: 330,
      top: 90,
      width: 430,
      turn: -5,
    },
    {
      kind: "phone",
      picture: await photograph(calculatorRun(), phone),
      left: 830,
      top: 60,
      width: 430,
      turn: 4,
    },
  ]);
  await compose(path(3), { background: "linear-gradient(150deg,#dfe3fb,#c9cff6)" }, [
    {
      kind: "browser",
      picture: await photograph(serviceArea(), desktop),
      left: 120,
      top: 86,
      width: 1360,
      address: "voltway.example/service-area",
    },
  ]);
  await compose(
    path(4),
    { background: "linear-gradient(150deg,#23255a,#14152e)", glows: [["#4a53e0", 200, 900, 700]] },
    [
      {
        kind: "browser",
        picture: await photograph(dispatchBoard(), desktop),
        left: 120,
        top: 86,
        width: 1360,
        address: "desk.voltway.example",
      },
    ],
  );
}
