/** Prints one line at each tenth of a step, so that long work is seen to move in a terminal and in a log. */
export function printProgress(): (progress: { step: string; current: number; total: number }) => void {
  let last = "";
  return ({ step, current, total }) => {
    const line = `${step}: ${Math.floor((current / total) * 10) * 10}%`;
    if (line !== last) console.log(line);
    last = line;
  };
}
