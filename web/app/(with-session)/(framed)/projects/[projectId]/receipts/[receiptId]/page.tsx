import { readReceipt } from "#portal/projects/decisions/read-receipt.ts";
import { Receipt } from "#portal/projects/decisions/receipt.tsx";
import { projectMetadata } from "#portal/projects/project-metadata.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { ProjectShell } from "#portal/projects/project-shell.tsx";
import { readProject } from "#portal/projects/read-project.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#supabase/require-user.ts";

type Props = { params: Promise<{ projectId: string; receiptId: string }> };

export async function generateMetadata({ params }: Props) {
  const { projectId } = await params;
  return projectMetadata(projectId, "Receipt");
}

export default async function ReceiptPage({ params }: Props) {
  const { projectId, receiptId } = await params;
  const user = await requireUser(projectPath(projectId, `receipts/${receiptId}`));
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
