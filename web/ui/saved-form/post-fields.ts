const patienceMs = 20_000;

type Fields = Record<string, FormDataEntryValue>;

/** Posts what a form holds as JSON and gives back the site's answer; null when there was none. */
export async function postFields<Answer>(
  action: string,
  fields: Fields,
  headers: Record<string, string> = {},
): Promise<Answer | null> {
  try {
    const response = await fetch(action, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
      body: JSON.stringify(fields),
      signal: AbortSignal.timeout(patienceMs),
    });
    return await response.json();
  } catch (error) {
    console.warn(`${action} gave no answer:`, error);
    return null;
  }
}
