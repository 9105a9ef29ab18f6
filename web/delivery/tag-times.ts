/** When each tag was last published, in milliseconds since 1970. */
export type TagTimes = Record<string, number>;

/** Entries are made anew after an hour in any case: what was published long before says nothing any more. */
const msKept = 24 * 3600 * 1000;
const tagsBetweenSweeps = 1000;

/** What this process knows of published tags. Next keeps it only for the cache that it brings. */
export function keepTagTimes() {
  const times = new Map<string, number>();
  let change = 0;
  let sweptAt = 0;

  function set(tag: string, time: number): void {
    change += 1;
    times.set(tag, time);
    if (times.size < sweptAt + tagsBetweenSweeps) return;
    for (const [old, at] of times) if (isOver(at)) times.delete(old);
    sweptAt = times.size;
  }

  function lastPublish(tags: Iterable<string>): number {
    let last = 0;
    for (const tag of tags) last = Math.max(last, times.get(tag) ?? 0);
    return last;
  }

  return {
    publish(tags: readonly string[]): void {
      for (const tag of tags) set(tag, Date.now());
    },

    /** Takes over what another process knows, unless this one knows better. */
    learn(told: TagTimes): void {
      for (const [tag, time] of Object.entries(told)) set(tag, Math.max(times.get(tag) ?? 0, time));
    },

    /** Of the given tags, or of all. */
    tell(tags: Iterable<string> = times.keys()): TagTimes {
      return Object.fromEntries(Array.from(tags, (tag) => [tag, times.get(tag) ?? 0]));
    },

    /** Zero where none of them ever was. */
    lastPublish,

    /** Another number whenever the last publish of something may be another one. */
    get change(): number {
      return change;
    },

    isPublishedSince(tags: Iterable<string>, time: number): boolean {
      return lastPublish(tags) > time;
    },
  };
}

/** Whether a publish is so long ago that nobody needs to know of it. */
export function isOver(time: number): boolean {
  return time < Date.now() - msKept;
}
