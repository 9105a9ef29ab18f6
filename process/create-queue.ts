/** Runs one task at a time, in the order in which they were given; a failed one does not hold up the next. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task);
    last = result.catch(() => {});
    return result;
  };
}

export type Queue = ReturnType<typeof createQueue>;
