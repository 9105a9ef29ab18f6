import { UnseenMoney } from "#portal/billing/unseen-money.tsx";
import { readReceipt } from "#portal/projects/decisions/read-decisions.ts";
import { Receipt } from "#portal/projects/decisions/receipt.tsx";
import { ProjectShell } from "#portal/projects/project-shell.tsx";
import { readProject } from "#portal/projects/read-project.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#session/require-user.ts";
import { seesMoney } from "#session/sees-money.ts";
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
  // Whether it is of a change order is not theirs to know, nor whether it is at all.
  if (project && !receipt && !seesMoney(user, project.client_id))
    return (
      <ProjectShell project={project} user={user} tab="change-orders">
        <UnseenMoney client={{ id: project.client_id, name: project.clientName }} />
      </ProjectShell>
    );
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
