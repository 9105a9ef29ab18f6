import type { Metadata } from "next";
import type { ReactNode } from "react";
import { getFormats } from "#formats/get-formats.ts";
import { renderCarePlanRecord, renderCheckoutRecord } from "#portal/billing/care-plan-record.tsx";
import styles from "#portal/people/clients.module.css";
import { clientsPath } from "#portal/people/clients-path.ts";
import { InviteForm, renderOpenInvites } from "#portal/people/invites/open-invites.tsx";
import { renderPeople } from "#portal/people/members/people.tsx";
import { type Client, readClient } from "#portal/people/stored-clients.ts";
import { renderMessages, renderNotes, renderRequests } from "#portal/people/story/talk.tsx";
import { renderWaiting } from "#portal/people/story/waiting.tsx";
import { renderDecisions, renderFiles, renderProjects } from "#portal/people/story/work.tsx";
import { OwnerAnswer } from "#portal/requests/messages/owner-answer.tsx";
import { MissingPage } from "#sections/error-screen/missing-page.tsx";
import { requireRole } from "#supabase/require-user.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { DashboardPage } from "#ui/dashboard-page/dashboard-page.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";

export const metadata: Metadata = { title: "Client" };

type Props = {
  params: Promise<{ clientId: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** A client's whole story: what waits first, then the work, the talk and the records, and beside them who belongs to it. */
export default async function ClientPage({ params, searchParams }: Props) {
  const { clientId } = await params;
  const path = `${clientsPath}/${encodeURIComponent(clientId)}`;
  await requireRole("owner", path);
  const client = await readClient(clientId);
  if (!client) return <MissingPage />;
  const { answer } = await searchParams;
  return (
    <DashboardPage
      title={client.name}
      intro={<Facts client={client} />}
      actions={
        <>
          <PortalButtonLink href={`${path}/edit`} variant="outline">
            Edit the client
          </PortalButtonLink>
          <PortalButtonLink href={`${path}/view`} variant="outline">
            View as client
          </PortalButtonLink>
          <PortalButtonLink href={`/dashboard/owner/projects/new?client=${client.id}`} variant="outline">
            New project
          </PortalButtonLink>
        </>
      }
    >
      <OwnerAnswer answer={answer} />
      <Part id="waiting" heading="What waits">
        <LoadedPart name="What waits" render={() => renderWaiting(client)} />
      </Part>
      <div className={styles.columns}>
        <div>
          <Part id="projects" heading="Projects">
            <LoadedPart name="The projects" render={() => renderProjects(client)} />
          </Part>
          <Part id="conversation" heading="Latest messages">
            <LoadedPart name="The messages" render={() => renderMessages(client)} />
          </Part>
          <Part id="requests" heading="Contact form and calls">
            <LoadedPart name="The requests" render={() => renderRequests(client.id)} />
          </Part>
        </div>
        <div>
          <Part id="people" heading="People">
            <LoadedPart name="The people" render={() => renderPeople(client)} />
          </Part>
          <Part id="invites" heading="Open invites">
            <LoadedPart name="The invites" render={() => renderOpenInvites(client.id)} />
            <InviteForm clientId={client.id} />
          </Part>
          <Part id="care-plan" heading="Care plan">
            <LoadedPart name="The checkout" render={() => renderCheckoutRecord(client.id)} />
            <LoadedPart name="The care plan" render={() => renderCarePlanRecord(client.id)} />
          </Part>
          <Part id="notes" heading="Your notes">
            <LoadedPart name="The notes" render={() => renderNotes(client.id)} />
          </Part>
        </div>
      </div>
      <div className={styles.halves}>
        <Part id="decisions" heading="Decisions">
          <LoadedPart name="The decisions" render={() => renderDecisions(client)} />
        </Part>
        <Part id="files" heading="Files">
          <LoadedPart name="The files" render={() => renderFiles(client)} />
        </Part>
      </div>
    </DashboardPage>
  );
}

async function Facts({ client: { website, created_at } }: { client: Client }) {
  const { formatDate } = await getFormats();
  return (
    <>
      <PortalLink href={clientsPath}>Clients</PortalLink> / since {formatDate(created_at)}
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
