import "server-only";
import { z } from "zod";
import { openSession } from "#supabase/open-session.ts";
import { unwrap, unwrapPage } from "#supabase/unwrap.ts";

// What each part of a client's page asks for: the newest rows, and how many there are in all.

const shown = 5;
const shownProjects = 8;

export async function readWaiting(of_client: string) {
  const session = await openSession();
  return await session.rpc("list_client_waiting", { of_client }).then(unwrap("What waits could not be read"));
}

/** The open projects, the ones changed last first, and the finished ones. */
export async function readProjects(of_client: string) {
  const session = await openSession();
  const read = unwrap("The projects could not be read");
  const [open, finished] = await Promise.all([
    session.rpc("list_projects", { of_client, most: shownProjects }).then(read),
    session.rpc("list_projects", { of_client, is_archived: true, most: shown }).then(read),
  ]);
  return { open, finished };
}

/** The messages and calls that came through the public forms. */
export async function readRequests(of_client: string) {
  const session = await openSession();
  return await session
    .rpc("list_client_requests", { of_client, most: shown })
    .then(unwrap("The requests could not be read"));
}

export async function readMessages(clientId: string) {
  const session = await openSession();
  return await session
    .from("messages")
    .select("id, sequence, body, created_at, users (full_name, email), projects!inner (id, name)", {
      count: "exact",
    })
    .eq("projects.client_id", clientId)
    .order("created_at", { ascending: false })
    .limit(shown)
    .then(unwrapPage("The messages could not be read"));
}

export async function readFiles(clientId: string) {
  const session = await openSession();
  return await session
    .from("project_files")
    .select("id, name, version, visible, uploaded_by_name, created_at, projects!inner (id, name)", {
      count: "exact",
    })
    .eq("projects.client_id", clientId)
    .order("created_at", { ascending: false })
    .limit(shown)
    .then(unwrapPage("The files could not be read"));
}

const snapshot = z.object({
  title: z.string(),
  number: z.number().optional(),
  price_cents: z.number().optional(),
  currency: z.string().optional(),
});

/** What its people decided, word for word as it was then. */
export async function readDecisions(clientId: string) {
  const session = await openSession();
  const { rows, count } = await session
    .from("approvals")
    .select("id, decision, snapshot, decided_by_name, decided_at, projects!inner (id, name)", {
      count: "exact",
    })
    .eq("projects.client_id", clientId)
    .order("decided_at", { ascending: false })
    .limit(shown)
    .then(unwrapPage("The decisions could not be read"));
  return { count, rows: rows.map((row) => ({ ...row, snapshot: snapshot.parse(row.snapshot) })) };
}

/** What the owner noted about the client, its messages and its calls. */
export async function readNotes(of_client: string) {
  const session = await openSession();
  return await session
    .rpc("list_client_notes", { of_client, most: shown })
    .then(unwrap("The notes could not be read"));
}
