/** When each tag was last published, in milliseconds since 1970. */
export type TagTimes = Record<string, number>;

/** What this process knows of published tags. Next keeps it only for the cache that it brings. */
export function keepTagTimes() {
  const times = new Map<string, number>();

  return {
    publish(tags: readonly string[]): void {
      for (const tag of tags) times.set(tag, Date.now());
    },

    /** Takes over what another process knows, unless this one knows better. */
    learn(told: TagTimes): void {
      for (const [tag, time] of Object.entries(told)) times.set(tag, Math.max(times.get(tag) ?? 0, time));
    },

    /** Of the given tags, or of all. */
    tell(tags: Iterable<string> = times.keys()): TagTimes {
      return Object.fromEntries(Array.from(tags, (tag) => [tag, times.get(tag) ?? 0]));
    },

    isPublishedSince(tags: readonly string[], time: number): boolean {
      return tags.some((tag) => (times.get(tag) ?? 0) > time);
    },
  };
}
