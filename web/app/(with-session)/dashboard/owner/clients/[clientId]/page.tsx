import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { getFormats } from "#formats/get-formats.ts";
import { renderCarePlanRecord, renderCheckoutRecord } from "#portal/billing/care-plan-record.tsx";
import { renderPaidTwice } from "#portal/billing/paid-twice/paid-twice.tsx";
import { renderClientInvoices } from "#portal/invoices/list/client-invoices.tsx";
import styles from "#portal/people/clients.module.css";
import { clientsPath } from "#portal/people/clients-path.ts";
import { InviteForm, renderOpenInvites } from "#portal/people/invites/open-invites.tsx";
import { renderPeople } from "#portal/people/members/people.tsx";
import { type Client, readClient } from "#portal/people/stored-clients.ts";
import { renderMessages, renderNotes, renderRequests } from "#portal/people/story/talk.tsx";
import { renderWaiting } from "#portal/people/story/waiting.tsx";
import { renderDecisions, renderFiles, renderProjects } from "#portal/people/story/work.tsx";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireRole } from "#session/require-user.ts";
import { stripe } from "#stripe/stripe.ts";
import { getTexts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTexts()).clientStory.title };
}

type Props = {
  params: Promise<{ clientId: string }>;
};

/** A client's whole story: what waits first, then the work, the talk and the records, and beside them who belongs to it. */
export default async function ClientPage({ params }: Props) {
  const { clientId } = await params;
  const path = `${clientsPath}/${encodeURIComponent(clientId)}`;
  await requireRole("owner");
  const [client, { formatDate }, { billing, clientEndings, clientStory, invoiceList }] = await Promise.all([
    readClient(clientId),
    getFormats(),
    getTexts(),
  ]);
  if (!client) return <MissingPage />;
  if (client.joined_into) redirect(`${clientsPath}/${client.joined_into}`);
  const { waiting, projects, messages, requests, people, invites, plan, notes, decisions, files } =
    clientStory;
  return (
    <DashboardPage
      title={client.name}
      intro={<Facts client={client} />}
      actions={
        <>
          <PortalButtonLink href={`${path}/edit`} variant="outline">
            {clientStory.edit}
          </PortalButtonLink>
          <PortalButtonLink href={`${path}/view`} variant="outline">
            {clientStory.view}
          </PortalButtonLink>
          {client.archived_at ? null : (
            <PortalButtonLink href={`/dashboard/owner/projects/new?client=${client.id}`} variant="outline">
              {clientStory.newProject}
            </PortalButtonLink>
          )}
        </>
      }
    >
      {client.archived_at ? <Notice>{clientEndings.archived(formatDate(client.archived_at))}</Notice> : null}
      <Part id="waiting" heading={waiting.heading}>
        <LoadedPart name={waiting.heading} render={() => renderWaiting(client)} />
      </Part>
      <div className={styles.columns}>
        <div>
          <Part id="projects" heading={projects.heading}>
            <LoadedPart name={projects.part} render={() => renderProjects(client)} />
          </Part>
          <Part id="invoices" heading={invoiceList.client.heading}>
            <LoadedPart name={invoiceList.client.part} render={() => renderClientInvoices(client)} />
          </Part>
          <Part id="conversation" heading={messages.heading}>
            <LoadedPart name={messages.part} render={() => renderMessages(client)} />
          </Part>
          <Part id="requests" heading={requests.heading}>
            <LoadedPart name={requests.part} render={() => renderRequests(client.id)} />
          </Part>
        </div>
        <div>
          <Part id="people" heading={people.heading}>
            <LoadedPart name={people.part} render={() => renderPeople(client)} isAwaited />
          </Part>
          <Part id="invites" heading={invites.heading}>
            <LoadedPart name={invites.part} render={() => renderOpenInvites(client.id)} isAwaited />
            {client.archived_at ? null : <InviteForm clientId={client.id} />}
          </Part>
          <Part id="care-plan" heading={plan.heading}>
            <LoadedPart name={plan.checkoutPart} render={() => renderCheckoutRecord(client.id)} />
            <LoadedPart name={plan.part} render={() => renderCarePlanRecord(client.id)} />
            {stripe ? (
              <LoadedPart name={billing.paidTwice.part} isAwaited render={() => renderPaidTwice(client)} />
            ) : null}
          </Part>
          <Part id="notes" heading={notes.heading}>
            <LoadedPart name={notes.part} render={() => renderNotes(client.id)} />
          </Part>
        </div>
      </div>
      <div className={styles.halves}>
        <Part id="decisions" heading={decisions.heading}>
          <LoadedPart name={decisions.part} render={() => renderDecisions(client)} />
        </Part>
        <Part id="files" heading={files.heading}>
          <LoadedPart name={files.part} render={() => renderFiles(client)} />
        </Part>
      </div>
    </DashboardPage>
  );
}

async function Facts({ client: { website, created_at } }: { client: Client }) {
  const [{ formatDate }, { clientStory }] = await Promise.all([getFormats(), getTexts()]);
  return (
    <>
      <PortalLink href={clientsPath}>{clientStory.clients}</PortalLink>
      {" / "}
      {clientStory.since(formatDate(created_at))}
      {website && /^https?:/i.test(website) ? (
        <>
          {" / "}
          <a href={website}>{website.replace(/^https?:\/\/|\/$/g, "")}</a>
        </>
      ) : null}
    </>
  );
}

function Part({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section className={styles.block} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}
