/** A request to a vendor's API. Secrets stand in it by their names until it is sent, so that it can be shown. */
export type VendorRequest = {
  method: "GET" | "POST" | "PUT" | "PATCH";
  url: string;
  /** Of the variable that holds the token, and how the vendor wants it. */
  token: SecretName;
  /** JSON, or a form where the vendor speaks forms. */
  json?: Record<string, unknown>;
  form?: [name: string, value: string][];
};

type Secrets = Record<string, string | undefined>;

const secretNames = [
  "SANITY_AUTH_TOKEN",
  "SANITY_REVALIDATE_SECRET",
  "SMTP_PASSWORD",
  "STRIPE_SECRET_KEY",
  "SUPABASE_ACCESS_TOKEN",
] as const;
type SecretName = (typeof secretNames)[number];

/** The text that stands for a secret until the request is sent. */
export function secretOf(name: SecretName): string {
  return `<${name}>`;
}

/** The request as it goes over the line, but for the secrets. */
export function describeRequest(request: VendorRequest): string {
  const { method, url } = request;
  const headers = Object.entries(headersOf(request)).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${url}`, ...headers, ...(bodyOf(request, 2) ?? "").split("\n").filter(Boolean)].join(
    "\n",
  );
}

/** Sends it, with the secrets in their places. Throws an Error that says what the vendor said, and never a secret. */
export async function send(
  request: VendorRequest,
  secrets: Secrets,
  sendOff: typeof fetch = fetch,
): Promise<unknown> {
  const fill = (text: string) =>
    text.replace(/<([A-Z][A-Z_]+)>/g, (whole, name: string) => {
      if (!secretNames.some((known) => known === name)) return whole;
      if (!secrets[name]) throw new Error(`${name} is not set.`);
      return secrets[name];
    });
  const { method, url } = request;
  const headers = Object.fromEntries(
    Object.entries(headersOf(request)).map(([name, value]) => [name, fill(value)]),
  );
  const body = request.form
    ? new URLSearchParams(request.form.map(([name, value]) => [name, fill(value)])).toString()
    : request.json &&
      JSON.stringify(request.json, (_, value) => (typeof value === "string" ? fill(value) : value));
  const response = await sendOff(url, { method, headers, body, signal: AbortSignal.timeout(20_000) }).catch(
    () => {
      throw new Error(`${new URL(url).host} does not answer.`);
    },
  );
  const text = await response.text();
  if (!response.ok) throw new Error(explain(request, response.status, text, secrets));
  return text ? JSON.parse(text) : null;
}

function headersOf({ token, json, form }: VendorRequest): Record<string, string> {
  return {
    authorization: `Bearer ${secretOf(token)}`,
    ...(json && { "content-type": "application/json" }),
    ...(form && { "content-type": "application/x-www-form-urlencoded" }),
  };
}

function bodyOf({ json, form }: VendorRequest, indent?: number): string | undefined {
  return form
    ? form.map(([name, value]) => `${name}=${value}`).join("\n")
    : json && JSON.stringify(json, null, indent);
}

function explain(
  { method, url, token }: VendorRequest,
  status: number,
  text: string,
  secrets: Secrets,
): string {
  const place = `${method} ${new URL(url).pathname}`;
  if (status === 401 || status === 403) return `${token} is refused (${place} answers ${status}).`;
  const values = Object.values(secrets).filter((value): value is string => !!value && value.length > 3);
  const words = values.reduce((shown, value) => shown.replaceAll(value, "…"), text).slice(0, 300);
  return `${place} answers ${status}: ${words}`;
}
