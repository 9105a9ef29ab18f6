const patienceMs = 20_000;

type Fields = Record<string, FormDataEntryValue>;

/** `answer` is null where the body was no JSON. */
export type Answered<Answer> = { isOk: boolean; status: number; answer: Answer | null };

/** Posts what a form holds as JSON and gives back whether the status was ok, with the site's answer; null when there was none. */
export async function postFields<Answer>(
  action: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<Answered<Answer> | null> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(patienceMs),
    });
    return { isOk: response.ok, status: response.status, answer: await response.json().catch(() => null) };
  } catch (error) {
    console.warn(`${action} gave no answer:`, error);
    return null;
  }
}
