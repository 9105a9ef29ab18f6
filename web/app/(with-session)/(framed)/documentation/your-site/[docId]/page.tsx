import type { Metadata } from "next";
import { ClientDocPage } from "#portal/documentation/your-site/client-doc-page.tsx";
import { readClientDoc } from "#portal/documentation/your-site/stored-client-docs.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#session/require-user.ts";

type Props = { params: Promise<{ docId: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { docId } = await params;
  const doc = await readClientDoc(docId).catch(() => null);
  return { title: doc?.title ?? "404" };
}

export default async function ClientDoc({ params }: Props) {
  const { docId } = await params;
  const user = await requireUser();
  const doc = await readClientDoc(docId);
  return doc ? <ClientDocPage doc={doc} isOwner={user.role === "owner"} /> : <MissingPage />;
}
