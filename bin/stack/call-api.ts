/** Where a database's API is, and the secret key to it. */
export type Api = { url: string; key: string };

/** Asks the database's API past row level security; what it answers. Throws an Error with the status and what was said. */
export async function callApi(
  { url, key }: Api,
  method: string,
  path: string,
  body?: object,
): Promise<unknown> {
  const response = await fetch(new URL(path, url), {
    method,
    headers: { apikey: key, Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: body && JSON.stringify(body),
    signal: AbortSignal.timeout(60_000),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
  return text ? JSON.parse(text) : null;
}
