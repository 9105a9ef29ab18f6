import { UnseenMoney } from "#portal/billing/unseen-money.tsx";
import { OrderText } from "#portal/projects/change-orders/order-list.tsx";
import { ProjectChangeOrders } from "#portal/projects/change-orders/project-change-orders.tsx";
import { readSentOrder } from "#portal/projects/change-orders/stored-change-orders.ts";
import { DecisionPage } from "#portal/projects/decisions/decision-form.tsx";
import { isDecision } from "#portal/projects/decisions/decision-words.ts";
import { seesMoney } from "#session/sees-money.ts";
import { getTexts } from "#texts/get-texts.ts";
import { readPage } from "#ui/pager/read-page.ts";
import { type ProjectPageProps, projectTitle, renderProjectPage } from "../project-page.tsx";

export async function generateMetadata({ params }: ProjectPageProps) {
  const { changeOrders } = await getTexts();
  return projectTitle(changeOrders.title)({ params });
}

export default function ProjectChangeOrdersPage({ params, searchParams }: ProjectPageProps) {
  return renderProjectPage(params, { tab: "change-orders" }, async (project, user) => {
    if (!seesMoney(user, project.client_id))
      return <UnseenMoney client={{ id: project.client_id, name: project.clientName }} />;
    const { page, decide, as } = await searchParams;
    const { changeOrders } = await getTexts();
    const order =
      user.role === "client" && typeof decide === "string" ? await readSentOrder(project.id, decide) : null;
    return order && isDecision(as) ? (
      <DecisionPage projectId={project.id} tab="change-orders" subject={order} decision={as}>
        <strong>{changeOrders.named(order.number, order.title)}</strong>
        <OrderText order={order} />
      </DecisionPage>
    ) : (
      <ProjectChangeOrders project={project} user={user} page={readPage(page)} />
    );
  });
}
