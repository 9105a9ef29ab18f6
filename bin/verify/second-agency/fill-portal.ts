type Backend = { url: string; key: string };

/** A client with a project and a change order of 1,200, as the owner would have made them; answers with the project's id. */
export async function fillPortal(backend: Backend): Promise<string> {
  const client = await insert(backend, "clients", { name: "Fördebäckerei", time_zone: "Europe/Berlin" });
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

async function insert({ url, key }: Backend, table: string, row: object): Promise<string> {
  const response = await fetch(`${url}/rest/v1/${table}`, {
    method: "POST",
    headers: {
      apikey: key,
      Authorization: `Bearer ${key}`,
      "Content-Type": "application/json",
      Prefer: "return=representation",
    },
    body: JSON.stringify(row),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${table} answered ${response.status}: ${text}`);
  const [stored]: { id: string }[] = JSON.parse(text);
  return stored?.id ?? "";
}
