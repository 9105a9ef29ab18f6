import { readReceipt } from "#portal/projects/decisions/read-decisions.ts";
import { Receipt } from "#portal/projects/decisions/receipt.tsx";
import { ProjectShell } from "#portal/projects/project-shell.tsx";
import { readProject } from "#portal/projects/read-project.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#session/require-user.ts";
import { getTexts } from "#texts/get-texts.ts";
import { projectTitle } from "../../project-page.tsx";

type Props = { params: Promise<{ projectId: string; receiptId: string }> };

export async function generateMetadata({ params }: Props) {
  const { decisions } = await getTexts();
  return projectTitle(decisions.receipt.title)({ params });
}

export default async function ReceiptPage({ params }: Props) {
  const { projectId, receiptId } = await params;
  const user = await requireUser();
  const project = await readProject(projectId);
  const receipt = project ? await readReceipt(projectId, receiptId) : null;
  if (!project || !receipt) return <MissingPage />;
  return (
    <ProjectShell
      project={project}
      user={user}
      tab={receipt.subject_type === "change_order" ? "change-orders" : "feedback"}
    >
      <Receipt project={project} receipt={receipt} />
    </ProjectShell>
  );
}
