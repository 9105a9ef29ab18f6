/** A map that forgets what was set longest ago. */
export function keepLatest<Value>(limit: number) {
  const values = new Map<string, Value>();
  return {
    get(key: string): Value | undefined {
      return values.get(key);
    },
    set(key: string, value: Value): void {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > limit && oldest !== undefined) values.delete(oldest);
    },
    delete(key: string): void {
      values.delete(key);
    },
    entries(): IterableIterator<[string, Value]> {
      return values.entries();
    },
  };
}
