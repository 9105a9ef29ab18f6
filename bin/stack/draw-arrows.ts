import { importsOf } from "./imports-of.ts";
import { readLaw, roomOf } from "./rooms.ts";

type Arrow = [from: string, to: string];

/**
 * The imports between the rooms of these files, each once; the circles among them, however long; and those of web/ that lead to a room
 * whose row in README.md stands above.
 */
export function drawArrows(files: string[]): { arrows: Arrow[]; circles: string[][]; upwards: Arrow[] } {
  const drawn = new Map<string, Arrow>();
  for (const file of files)
    for (const target of importsOf(file)) {
      const arrow: Arrow = [roomOf(file), roomOf(target)];
      const isOfTest = file.endsWith(".test.ts") && target === "web/env-in-test.ts";
      if (arrow[0] !== arrow[1] && !isOfTest) drawn.set(arrow.join(), arrow);
    }
  const arrows = [...drawn.values()];
  const order = [...readLaw().keys()].filter((room) => /^web\b/.test(room));
  const upwards = arrows.filter(
    ([from, to]) => order.includes(from) && order.includes(to) && order.indexOf(to) < order.indexOf(from),
  );
  return { arrows, circles: findCircles(arrows), upwards };
}

/** The rooms of each circle. What imports nothing that is left, or is imported by nothing that is left, is in none. */
function findCircles(arrows: Arrow[]): string[][] {
  const reach = new Map<string, Set<string>>();
  for (const [from] of arrows) {
    const seen = new Set<string>();
    const next = [from];
    for (let room = next.pop(); room !== undefined; room = next.pop())
      for (const [, to] of arrows.filter(([start]) => start === room)) {
        if (!seen.has(to)) next.push(to);
        seen.add(to);
      }
    reach.set(from, seen);
  }
  const inCircle = [...reach].filter(([room, seen]) => seen.has(room)).map(([room]) => room);
  const circles = inCircle.map((room) =>
    inCircle.filter((other) => reach.get(room)?.has(other) && reach.get(other)?.has(room)).sort(),
  );
  return [...new Map(circles.map((circle) => [circle.join(), circle])).values()];
}
