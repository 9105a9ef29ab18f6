import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { dashboardPath } from "#supabase/dashboard-path.ts";
import { requireUser } from "#supabase/require-user.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";

export const metadata: Metadata = { title: "Dashboard" };

/** Leads to the own dashboard. Somebody whose role could not be read stays here, so that nothing redirects in a circle. */
export default async function DashboardPage() {
  const user = await requireUser("/dashboard");
  if (user.role) redirect(dashboardPath(user.role));
  return (
    <PageHeader
      title="Dashboard"
      intro="Your account could not be read just now. Please try again in a few minutes."
    >
      <ButtonLink href="/dashboard" size="lg">
        Try again
      </ButtonLink>
    </PageHeader>
  );
}
