/** As Supabase's clients answer; without a code nothing answered. */
export type Answer<Data> = { data: Data; error: null } | { data: null; error: { code: string } };

/**
 * What Supabase answered, checked: `await client.from("milestones").select("title").then(unwrap("The milestones could not be
 * read"))`. Throws an Error that says so, with the database's code, when there was an error or no answer.
 */
export function unwrap(failure: string) {
  return <Data>(answer: Answer<Data>): Data => {
    if (answer.error) throw new Error(withCode(failure, answer.error));
    return answer.data;
  };
}

/** The same for a page of rows asked for with their exact count; a page behind the last one is empty. */
export function unwrapPage(failure: string) {
  return <Row>(answer: Answer<Row[]> & { count: number | null }): { rows: Row[]; count: number } => {
    if (answer.error?.code === behindTheLast) return { rows: [], count: 0 };
    const rows = unwrap(failure)(answer);
    return { rows, count: answer.count ?? rows.length };
  };
}

/** What failed with the database's code: for where an error is one of the answers. It has no words of a visitor's in it. */
export function withCode(failure: string, { code }: { code: string }): string {
  return `${failure} (${code || "no answer"})`;
}

const behindTheLast = "PGRST103";
