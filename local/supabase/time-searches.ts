// Each letter begins some word of each message; the others are what the rows are made of.
const searches = [
  ..."abcdefghijklmnopqrstuvwxyz0123456789",
  "thank you that works for us",
  "message 4",
  "mesage",
  "thakn you",
];

/**
 * Which take as long as a page may, also when they are asked again: a busy machine can hold up any of them once. How long they take in
 * the middle is printed.
 */
export async function timeSearches(search: (words: string, kind: string | null) => Promise<unknown>) {
  const slow: string[] = [];
  const times: number[] = [];
  const time = async (words: string, kind: string | null) => {
    const startedAt = performance.now();
    const error = await search(words, kind);
    const ms = performance.now() - startedAt;
    times.push(ms);
    return { error, ms };
  };
  for (const words of searches)
    for (const kind of [null, "message"]) {
      let { error, ms } = await time(words, kind);
      if (!error && ms > 5000) ({ error, ms } = await time(words, kind));
      if (error || ms > 5000) slow.push(`${words} ${kind}: ${error ?? `${ms} ms`}`);
    }
  return { slow, times };
}

export function tellTimes(where: string, times: readonly number[]): void {
  const inOrder = times.toSorted((one, other) => one - other);
  const [median = 0, longest = 0] = [inOrder[Math.floor(inOrder.length / 2)], inOrder.at(-1)];
  console.info(
    `${where}: ${inOrder.length} searches, median ${Math.round(median)} ms, longest ${Math.round(longest)} ms`,
  );
}
