type Backend = { url: string; key: string };

/** A person of the client below. */
export const member = { email: "imke@foerdebaeckerei.example", password: "ein langes Kennwort" };

/**
 * A client with a person, a project and a change order of 1,200, as the owner would have made them; answers with the project's
 * id.
 */
export async function fillPortal(backend: Backend): Promise<string> {
  const client = await insert(backend, "clients", { name: "Fördebäckerei", time_zone: "Europe/Berlin" });
  const { id } = await post(backend, "auth/v1/admin/users", {
    ...member,
    email_confirm: true,
    user_metadata: { full_name: "Imke Voss" },
  });
  await post(backend, "rest/v1/client_members", { client_id: client, user_id: id });
  const project = await insert(backend, "projects", {
    client_id: client,
    name: "Neue Website",
    service: "Websites",
  });
  await insert(backend, "change_orders", {
    project_id: project,
    title: "Buchung",
    reason: "Die Gäste sollen selbst buchen.",
    price_cents: 120_000,
    currency: "EUR",
    days_delta: 5,
    valid_until: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  });
  return project;
}

async function insert(backend: Backend, table: string, row: object): Promise<string> {
  return (await post(backend, `rest/v1/${table}`, row)).id ?? "";
}

async function post({ url, key }: Backend, path: string, body: object): Promise<{ id?: string }> {
  const response = await fetch(`${url}/${path}`, {
    method: "POST",
    headers: {
      apikey: key,
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      Prefer: "return=representation",
    },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`);
  const stored: { id?: string } | { id?: string }[] = JSON.parse(text);
  return (Array.isArray(stored) ? stored[0] : stored) ?? {};
}
