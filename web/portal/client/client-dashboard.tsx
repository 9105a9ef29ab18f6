import { stripe } from "#stripe/stripe.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { renderPlanSummary } from "../billing/plan-summary.tsx";
import { renderActionItems } from "./action-items/action-items.tsx";
import styles from "./client-dashboard.module.css";
import type { ClientScope } from "./client-scope.ts";
import { renderNextCall } from "./next-call.tsx";
import { renderProjectCards } from "./project-cards.tsx";
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
                <ButtonLink href="/subscription-portal" size="sm" variant="outline">
                  Plans and billing
                </ButtonLink>
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
