import type { Metadata } from "next";
import { renderNewProject } from "#portal/projects/new-project.tsx";
import { requireRole } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).project.create.title };
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function NewProjectPage({ searchParams }: Props) {
  await requireRole("owner");
  const { client } = await searchParams;
  const { create } = (await getTexts()).project;
  return (
    <DashboardPage title={create.title}>
      <LoadedPart
        name={create.part}
        render={() => renderNewProject(typeof client === "string" ? client : "")}
      />
    </DashboardPage>
  );
}
