import type { Metadata } from "next";
import { requireRole } from "#supabase/require-user.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";

export const metadata: Metadata = { title: "Owner Dashboard" };

export default async function OwnerDashboardPage() {
  const user = await requireRole("owner", "/dashboard/owner");
  return (
    <PageHeader title={`Hello, ${user.name}`} intro="You are signed in as the owner.">
      <ButtonLink href="/dashboard/owner/messages">Messages</ButtonLink>
      <ButtonLink href="/dashboard/owner/calls">Calls</ButtonLink>
    </PageHeader>
  );
}
