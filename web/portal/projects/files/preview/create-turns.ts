/**
 * A place where things are done one after the other, and the same thing once for all who ask for it meanwhile. Answers null, and does
 * nothing, while `mostWaiting` wait.
 */
export function createTurns<Value>(mostWaiting: number) {
  let last: Promise<unknown> = Promise.resolve();
  const asked = new Map<string, Promise<Value>>();
  return (name: string, act: () => Promise<Value>): Promise<Value | null> => {
    const known = asked.get(name);
    if (known) return known;
    if (asked.size >= mostWaiting) return Promise.resolve(null);
    const done = last.then(act).finally(() => asked.delete(name));
    last = done.catch(() => {});
    asked.set(name, done);
    return done;
  };
}
