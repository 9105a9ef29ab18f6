import { styleText } from "node:util";
import ora from "ora";

const minuteMs = 60_000;
const silenceMs = 2 * minuteMs;

/** Says how far a piece of work is, in a few words. */
export type Tell = (progress: string) => void;

/** What is being done, as the lines that a terminal shows meanwhile. */
const underWay = new Set<() => string>();
// A terminal that does not know how wide it is would be cleared without end, and one that cannot move is written to as a file is.
const isLive =
  process.stdout.isTTY &&
  process.stdout.columns > 0 &&
  process.env.TERM !== "dumb" &&
  process.env.CI === undefined;
const spinner = ora({ stream: process.stdout, discardStdin: false, isSilent: !isLive });

/**
 * Does a piece of work and says so in one line: what, and how long it took. A terminal shows the seconds, and what `tell` is given,
 * meanwhile; elsewhere a line every two minutes says what takes so long. What the work throws is thrown again, under its own line.
 */
export async function step<Outcome>(
  name: string,
  work: (tell: Tell) => Outcome | Promise<Outcome>,
): Promise<Outcome> {
  const startedAt = performance.now();
  let progress = "";
  const line = () =>
    `${name} (${[progress, duration(performance.now() - startedAt)].filter(Boolean).join(", ")})`;
  const clock = isLive
    ? setInterval(showUnderWay, 250)
    : setInterval(() => console.log(`… ${line()}`), silenceMs);
  const end = (mark: string) => {
    clearInterval(clock);
    underWay.delete(line);
    progress = "";
    console.log(`${mark} ${line()}`);
    showUnderWay();
  };
  underWay.add(line);
  showUnderWay();
  try {
    const outcome = await work((words) => {
      progress = words;
    });
    end(styleText("green", "✓"));
    return outcome;
  } catch (error) {
    end(styleText("red", "✗"));
    throw error;
  }
}

function showUnderWay(): void {
  if (!isLive) return;
  spinner.text = [...underWay].map((line) => line()).join("\n  ");
  if (underWay.size === 0) spinner.stop();
  else if (!spinner.isSpinning) spinner.start();
}

function duration(ms: number): string {
  return ms < minuteMs ? `${(ms / 1000).toFixed(1)} s` : `${(ms / minuteMs).toFixed(1)} min`;
}
