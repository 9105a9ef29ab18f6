// What bridge-sign-in.ts lets requests wait in: @supabase/lite renews a session twice when it is asked twice at once.
// Hosted: https://supabase.com/docs/guides/auth/sessions

/** Runs tasks one after the other, in the order in which they were given; a failed one does not hold up the next. */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(task: () => Promise<Result>): Promise<Result> => {
    const result = last.then(task, task);
    last = result.catch(() => {});
    return result;
  };
}
