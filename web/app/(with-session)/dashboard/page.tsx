import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { dashboardPath } from "#session/dashboard-path.ts";
import { requireUser } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).shell.dashboard };
}

/** Leads to the own dashboard. Somebody whose role could not be read stays here, so that nothing redirects in a circle. */
export default async function DashboardPage() {
  const user = await requireUser();
  if (user.role) redirect(dashboardPath(user.role));
  const { shell } = await getTexts();
  return (
    <PageHeader title={shell.dashboard} intro={shell.noRole}>
      <ButtonLink href="/dashboard" size="lg">
        {shell.tryAgain}
      </ButtonLink>
    </PageHeader>
  );
}
