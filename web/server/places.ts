type Places = {
  /** So many at once, */
  all: number;
  /** and of them so many for one key. */
  each?: number;
  /** So many more may wait, and so many of them for one key. */
  waiting?: { all: number; each?: number; patienceMs: number };
};

type Waiting = { key: string | null; enter: () => void };

/**
 * Lets so many do something at once, in this process: for a key, such as a person, and for all. Whoever comes without a key is
 * counted among all alone. A place that becomes free goes to whoever has waited longest of those who may have it.
 */
export function createPlaces({ all, each = all, waiting = { all: 0, patienceMs: 0 } }: Places) {
  const taken: (string | null)[] = [];
  const queue: Waiting[] = [];
  const mayEnter = (key: string | null) => taken.length < all && isBelow(each, key, taken);

  /** A place at once, as the function that leaves it, or null when there is none. */
  function take(key: string | null): (() => void) | null {
    if (!mayEnter(key)) return null;
    taken.push(key);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      taken.splice(taken.indexOf(key), 1);
      queue.find((next) => mayEnter(next.key))?.enter();
    };
  }

  function wait(key: string | null): Promise<(() => void) | null> {
    const keys = queue.map((other) => other.key);
    if (queue.length >= waiting.all || !isBelow(waiting.each ?? waiting.all, key, keys))
      return Promise.resolve(null);
    return new Promise((resolve) => {
      const end = (place: (() => void) | null) => {
        clearTimeout(timer);
        queue.splice(queue.indexOf(next), 1);
        resolve(place);
      };
      const next = { key, enter: () => end(take(key)) };
      const timer = setTimeout(end, waiting.patienceMs, null);
      queue.push(next);
    });
  }

  return {
    /** A place, which may have to be waited for, as the function that leaves it; null when there was none in time. */
    enter: async (key: string | null) => take(key) ?? (await wait(key)),

    /** Does the work in a place, which may have to be waited for; null when there was none in time. */
    async within<Result>(key: string | null, work: () => Promise<Result>): Promise<Result | null> {
      const leave = take(key) ?? (await wait(key));
      if (!leave) return null;
      try {
        return await work();
      } finally {
        leave();
      }
    },

    countFree: () => all - taken.length,
  };
}

function isBelow(most: number, key: string | null, keys: (string | null)[]): boolean {
  return key === null || keys.filter((other) => other === key).length < most;
}
