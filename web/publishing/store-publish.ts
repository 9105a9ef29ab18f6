import "server-only";
import type { Tables } from "schemas/generated/database.ts";
import { z } from "zod";
import { isDocumentType } from "#sanity/document-types.ts";
import { serviceClient } from "#supabase/service-client.ts";
import { unwrap } from "#supabase/unwrap.ts";
import { isGone, type PageOutcome, type Publish } from "./publish.ts";

export type NewPublish = Omit<Publish, "id"> & {
  slug: string | null;
  title: string | null;
  /** When the content service changed, an ISO time. */
  publishedAt: string | null;
  /** The moment of a schedule, which makes its own publish of a revision that was published before. */
  scheduledFor?: string;
};

export type Outcome = {
  id: string | undefined;
  state: "working" | "live" | "failed";
  pages: PageOutcome[];
  seconds: number | null;
  error: string | null;
};

const operations = z.enum(["create", "update", "delete", "appear", "disappear"]);
const begun = z.object({ id: z.string(), is_new: z.boolean() });

/** Writes down that a publish began, unless it was confirmed before. Throws an Error when the database does not answer. */
export async function beginPublish(publish: NewPublish): Promise<{ id: string; isNew: boolean }> {
  const { documentId, revision } = publish;
  const data = await serviceClient
    .rpc("begin_publish", {
      publish: {
        delivery_key: revision ? nameDelivery(publish) : null,
        operation: publish.operation,
        document_id: documentId,
        document_type: publish.type,
        revision,
        slug: publish.slug,
        title: publish.title?.slice(0, 300) ?? null,
        pages: publish.pages,
        published_at: publish.publishedAt,
      },
    })
    .then(unwrap("The publish could not be written down"));
  const { id, is_new } = begun.parse(data);
  return { id, isNew: is_new };
}

/** Whether it was written down before. Throws an Error when the database does not answer. */
export async function isPublishKnown(publish: NewPublish): Promise<boolean> {
  const data = await serviceClient
    .from("publish_events")
    .select("id")
    .eq("delivery_key", nameDelivery(publish))
    .limit(1)
    .then(unwrap("The publishes could not be read"));
  return data.length > 0;
}

/** The same for the same message sent again; a message without a revision cannot be told from the next one. */
function nameDelivery(publish: NewPublish): string {
  const { documentId, revision, scheduledFor = "" } = publish;
  return `${documentId}@${revision}:${isGone(publish) ? "gone" : "shown"}:${scheduledFor}`.slice(0, 300);
}

/** Writes down what became of publishes. Throws an Error when the database does not answer. */
export async function settlePublishes(outcomes: readonly Outcome[]): Promise<void> {
  const known = outcomes.filter(({ id }) => id !== undefined);
  if (known.length === 0) return;
  await serviceClient
    .rpc("settle_publishes", { outcomes: known })
    .then(unwrap("The receipts could not be written down"));
}

/** Writes down a message that was refused or not needed; without the database it is only logged. */
export async function turnDownDelivery(
  outcome: "refused" | "ignored",
  reason: string,
  document: { id?: string | null; type?: string | null } = {},
): Promise<void> {
  const { error } = await serviceClient.rpc("turn_down_delivery", { outcome, reason, document });
  if (error) console.error(`A delivery was ${outcome} (${reason}); the database does not answer`);
}

/** When the newest known publish was made, an ISO time; null before the first. Throws when the database does not answer. */
export async function findLastPublish(): Promise<string | null> {
  const data = await serviceClient
    .from("publish_events")
    .select("published_at")
    .not("published_at", "is", null)
    .in("operation", ["create", "update", "delete"])
    .order("published_at", { ascending: false })
    .limit(1)
    .then(unwrap("The last publish could not be read"));
  return data[0]?.published_at ?? null;
}

/** The publishes of the last half hour that nobody saw through. Throws an Error when the database does not answer. */
export async function readUnsettled(): Promise<Publish[]> {
  const data = await serviceClient
    .from("publish_events")
    .select(publishColumns)
    .eq("state", "working")
    .gt("received_at", new Date(Date.now() - 30 * 60_000).toISOString())
    .order("received_at")
    .limit(500)
    .then(unwrap("The open publishes could not be read"));
  return data.flatMap((row) => readRow(row) ?? []);
}

/** A publish that was written down, to be seen through again from now on. Throws when the database does not answer. */
export async function findPublish(id: string): Promise<Publish | undefined> {
  const data = await serviceClient
    .from("publish_events")
    .select(publishColumns)
    .eq("id", id)
    .limit(1)
    .then(unwrap("The publish could not be read"));
  const [row] = data;
  return row && readRow(row);
}

const publishColumns = "id, operation, document_id, document_type, revision, pages";

const paths = z.array(z.object({ path: z.string() }));

type Row = Pick<
  Tables<"publish_events">,
  "id" | "operation" | "document_id" | "document_type" | "revision" | "pages"
>;

function readRow(row: Row): Publish | undefined {
  const operation = operations.safeParse(row.operation);
  const pages = paths.safeParse(row.pages);
  if (!row.document_id || !isDocumentType(row.document_type) || !operation.success || !pages.success) return;
  return {
    id: row.id,
    documentId: row.document_id,
    type: row.document_type,
    revision: row.revision,
    operation: operation.data,
    receivedAt: Date.now(),
    pages: pages.data.map(({ path }) => ({ path, is: "waiting" })),
  };
}
