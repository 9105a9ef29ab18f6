import { processSingleton } from "#server/process-singleton.ts";

/** As many different things as the database takes at once; what comes on top is in the log alone. */
const mostKinds = 100;

/** How often each thing happened in this process since somebody took the list. */
export function openTally(name: string) {
  const counts = () => processSingleton(name, () => new Map<string, number>());
  return {
    add(thing: string, times = 1): void {
      const known = counts().get(thing);
      if (known !== undefined || counts().size < mostKinds) counts().set(thing, (known ?? 0) + times);
    },

    /**
     * Hands the list over to be stored, and takes it back when that throws: then nothing is lost. What happens meanwhile
     * belongs to the next list.
     */
    async handOver<Result>(
      store: (list: [thing: string, times: number][]) => Promise<Result>,
    ): Promise<Result> {
      const list = [...counts()];
      counts().clear();
      try {
        return await store(list);
      } catch (error) {
        for (const [thing, times] of list) this.add(thing, times);
        throw error;
      }
    },
  };
}
