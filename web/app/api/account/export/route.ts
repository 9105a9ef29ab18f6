import { readMyData } from "#portal/account/read-my-data.ts";

/** What is kept about the signed-in user, as a file to download. */
export async function GET() {
  const headers = { "Cache-Control": "private, no-store" };
  const data = await readMyData();
  if (!data) return Response.json({ error: "Please sign in." }, { status: 401, headers });
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      ...headers,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
    },
  });
}
