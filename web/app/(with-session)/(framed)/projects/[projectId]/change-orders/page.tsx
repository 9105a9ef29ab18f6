import { OrderText } from "#portal/projects/change-orders/order-text.tsx";
import { ProjectChangeOrders } from "#portal/projects/change-orders/project-change-orders.tsx";
import { readSentOrder } from "#portal/projects/change-orders/read-change-orders.ts";
import { DecisionPage } from "#portal/projects/decisions/decision-page.tsx";
import { isDecision } from "#portal/projects/decisions/decision-words.ts";
import { DoneNotice } from "#portal/projects/done-notice.tsx";
import { projectMetadata } from "#portal/projects/project-metadata.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { ProjectShell } from "#portal/projects/project-shell.tsx";
import { readProject } from "#portal/projects/read-project.ts";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireUser } from "#supabase/require-user.ts";
import { readPage } from "#ui/pager/read-page.ts";

type Props = {
  params: Promise<{ projectId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export async function generateMetadata({ params }: Props) {
  const { projectId } = await params;
  return projectMetadata(projectId, "Change orders");
}

export default async function ProjectChangeOrdersPage({ params, searchParams }: Props) {
  const { projectId } = await params;
  const user = await requireUser(projectPath(projectId, "change-orders"));
  const project = await readProject(projectId);
  if (!project) return <MissingPage />;
  const { done, page, decide, as } = await searchParams;
  const order =
    user.role === "client" && typeof decide === "string" ? await readSentOrder(projectId, decide) : null;
  return (
    <ProjectShell project={project} user={user} tab="change-orders">
      <DoneNotice done={done} />
      {order && isDecision(as) ? (
        <DecisionPage projectId={projectId} tab="change-orders" subject={order} decision={as}>
          <strong>
            #{order.number} {order.title}
          </strong>
          <OrderText order={order} />
        </DecisionPage>
      ) : (
        <ProjectChangeOrders project={project} user={user} page={readPage(page)} />
      )}
    </ProjectShell>
  );
}
