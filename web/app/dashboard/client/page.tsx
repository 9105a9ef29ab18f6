import type { Metadata } from "next";
import { readClientNames } from "#portal/clients/read-client-names.ts";
import { requireRole } from "#supabase/require-user.ts";
import { PageHeader } from "#ui/page-header/page-header.tsx";

export const metadata: Metadata = { title: "Client Dashboard" };

export default async function ClientDashboardPage() {
  const user = await requireRole("client", "/dashboard/client");
  const names = await readClientNames(user.id);
  const place =
    names.length > 0 ? `of ${new Intl.ListFormat("en").format(names)}` : "not linked to a project yet";
  return <PageHeader title={`Hello, ${user.name}`} intro={`You are signed in as a client, ${place}.`} />;
}
