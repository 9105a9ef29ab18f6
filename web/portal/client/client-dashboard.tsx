import { getFormats } from "#formats/get-formats.ts";
import { stripe } from "#stripe/stripe.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { renderPlanSummary } from "../billing/care-plan-record.tsx";
import { renderActionItems } from "./action-items/action-items.tsx";
import styles from "./client-dashboard.module.css";
import type { ClientScope } from "./client-scope.ts";
import { renderProjectCards } from "./project-cards.tsx";
import { readNextCall } from "./read-dashboard.ts";
import { renderRecentUpdates } from "./recent-updates.tsx";

type ClientDashboardProps = { scope: ClientScope; page: number };

/** What the people of a client come for: what waits for them, how their projects stand, and what is new. */
export function ClientDashboard({ scope, page }: ClientDashboardProps) {
  const isReadOnly = scope.clientId !== null;
  return (
    <div className={styles.dashboard}>
      <section className={styles.needs} aria-labelledby="needs-you">
        <h2 id="needs-you">Needs you</h2>
        <LoadedPart name="What needs you" render={() => renderActionItems(scope)} />
      </section>
      <section className={styles.projects} aria-labelledby="projects">
        <h2 id="projects">Your projects</h2>
        <LoadedPart name="Your projects" render={() => renderProjectCards(scope, page)} />
      </section>
      <aside className={styles.side}>
        <section className={styles.part} aria-labelledby="next-call">
          <h2 id="next-call">Next call</h2>
          <LoadedPart name="Your next call" render={() => renderNextCall(scope)} />
        </section>
        {stripe ? (
          <section className={styles.part} aria-labelledby="care-plan">
            <h2 id="care-plan">Care plan</h2>
            <LoadedPart name="Your care plan" render={() => renderPlanSummary(scope.clientId)} />
            {isReadOnly ? null : (
              <p>
                <PortalButtonLink href="/subscription-portal" size="sm" variant="outline">
                  Plans and billing
                </PortalButtonLink>
              </p>
            )}
          </section>
        ) : null}
        <section className={styles.part} aria-labelledby="recent-updates">
          <h2 id="recent-updates">Recent updates</h2>
          <LoadedPart name="The updates" render={() => renderRecentUpdates(scope)} />
        </section>
        <section className={styles.part} aria-labelledby="help">
          <h2 id="help">Help</h2>
          <p className={styles.words}>How projects, approvals and files work here, step by step.</p>
          {isReadOnly ? null : (
            <p className={styles.ways}>
              <PortalButtonLink href="/documentation" size="sm" variant="outline">
                Read the documentation
              </PortalButtonLink>
              <ButtonLink href="/contact" size="sm" variant="outline">
                Ask us
              </ButtonLink>
            </p>
          )}
        </section>
      </aside>
    </div>
  );
}

export function NotLinked() {
  return (
    <>
      <Notice>
        Your account is not linked to a project yet. The owner sees new accounts and links yours; you do not
        need to do anything. Was it a different address that we invited? Sign up with that one, or write to
        us.
      </Notice>
      <p className={styles.ways}>
        <ButtonLink href="/contact">Write to us</ButtonLink>
        <PortalButtonLink href="/documentation" variant="outline">
          Read the documentation
        </PortalButtonLink>
      </p>
    </>
  );
}

async function renderNextCall(scope: ClientScope) {
  const call = await readNextCall(scope);
  if (call) {
    const { formatCallTime } = await getFormats();
    return (
      <>
        <p>{formatCallTime(call.starts_at, call.time_zone)}</p>
        <p className={styles.words}>To move or cancel it, use the link in the email that confirmed it.</p>
      </>
    );
  }
  return (
    <>
      <p className={styles.words}>No call is planned.</p>
      {scope.clientId === null ? (
        <p>
          <ButtonLink href="/discovery-call" size="sm" variant="outline">
            Book a call
          </ButtonLink>
        </p>
      ) : null}
    </>
  );
}
