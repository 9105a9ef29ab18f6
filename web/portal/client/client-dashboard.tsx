import type { Enums } from "schemas/generated/database.ts";
import { getFormats } from "#formats/get-formats.ts";
import { stripe } from "#stripe/stripe.ts";
import { getTexts } from "#texts/get-texts.ts";
import { ButtonLink } from "#ui/button/button.tsx";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { LoadedPart } from "#ui/loaded-part/loaded-part.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { renderPlanSummary } from "../billing/care-plan-record.tsx";
import { renderActionItems } from "./action-items/action-items.tsx";
import styles from "./client-dashboard.module.css";
import type { ClientScope } from "./client-scope.ts";
import { renderMoney } from "./money.tsx";
import { renderProjectCards } from "./project-cards.tsx";
import { readNextCall } from "./read-dashboard.ts";
import { renderRecentUpdates } from "./recent-updates.tsx";
import { renderWaysToAsk } from "./ways-to-ask.tsx";

type ClientDashboardProps = { scope: ClientScope; page: number; showsMoney: boolean };

/** What the people of a client come for: what waits for them, how their projects stand, and what is new. */
export async function ClientDashboard({ scope, page, showsMoney }: ClientDashboardProps) {
  const { needs, projects, call, money, plan, updates, help } = (await getTexts()).clientDashboard;
  const isReadOnly = scope.clientId !== null;
  return (
    <div className={styles.dashboard}>
      <section className={styles.needs} aria-labelledby="needs-you">
        <h2 id="needs-you">{needs.heading}</h2>
        <LoadedPart name={needs.part} isAwaited render={() => renderActionItems(scope)} />
      </section>
      <section className={styles.projects} aria-labelledby="projects">
        <h2 id="projects">{projects.heading}</h2>
        <LoadedPart name={projects.part} render={() => renderProjectCards(scope, page)} />
      </section>
      <aside className={styles.side}>
        <section className={styles.part} aria-labelledby="next-call">
          <h2 id="next-call">{call.heading}</h2>
          <LoadedPart name={call.part} render={() => renderNextCall(scope)} />
        </section>
        {showsMoney ? (
          <section className={styles.part} aria-labelledby="money">
            <h2 id="money">{money.heading}</h2>
            <LoadedPart name={money.part} render={() => renderMoney(scope)} />
            {isReadOnly ? null : (
              <p>
                <PortalButtonLink href="/subscription-portal" size="sm" variant="outline">
                  {money.see}
                </PortalButtonLink>
              </p>
            )}
          </section>
        ) : null}
        {stripe && showsMoney ? (
          <section className={styles.part} aria-labelledby="care-plan">
            <h2 id="care-plan">{plan.heading}</h2>
            <LoadedPart name={plan.part} render={() => renderPlanSummary(scope.clientId)} />
            {isReadOnly ? null : (
              <p>
                <PortalButtonLink href="/subscription-portal" size="sm" variant="outline">
                  {plan.open}
                </PortalButtonLink>
              </p>
            )}
          </section>
        ) : null}
        <section className={styles.part} aria-labelledby="recent-updates">
          <h2 id="recent-updates">{updates.heading}</h2>
          <LoadedPart name={updates.part} render={() => renderRecentUpdates(scope)} />
        </section>
        <section className={styles.part} aria-labelledby="help">
          <h2 id="help">{help.heading}</h2>
          <p className={styles.words}>{help.intro}</p>
          {isReadOnly ? null : (
            <div className={styles.ways}>
              <PortalButtonLink href="/documentation" size="sm" variant="outline">
                {help.read}
              </PortalButtonLink>
              <LoadedPart name={help.part} render={renderWaysToAsk} isAwaited />
            </div>
          )}
        </section>
      </aside>
    </div>
  );
}

/** `hasLeft`: somebody took them out of a client, so that nobody is about to link them. */
export async function NotLinked({ hasLeft }: { hasLeft: boolean }) {
  const { notLinked, help } = (await getTexts()).clientDashboard;
  return (
    <>
      <Notice>{hasLeft ? notLinked.left : notLinked.notice}</Notice>
      <p className={styles.ways}>
        <ButtonLink href="/contact">{notLinked.write}</ButtonLink>
        <PortalButtonLink href="/documentation" variant="outline">
          {help.read}
        </PortalButtonLink>
      </p>
    </>
  );
}

async function renderNextCall(scope: ClientScope) {
  const [next, { formatCallTime }, { clientDashboard }] = await Promise.all([
    readNextCall(scope),
    getFormats(),
    getTexts(),
  ]);
  const { call } = clientDashboard;
  if (next) {
    const states: Partial<Record<Enums<"discovery_call_status">, string>> = call.states;
    return (
      <>
        <p>{formatCallTime(next.starts_at, next.time_zone)}</p>
        <p className={styles.words}>{states[next.status]}</p>
      </>
    );
  }
  return (
    <>
      <p className={styles.words}>{call.none}</p>
      {scope.clientId === null ? (
        <p>
          <PortalButtonLink href="/dashboard/client/call" size="sm" variant="outline">
            {call.book}
          </PortalButtonLink>
        </p>
      ) : null}
    </>
  );
}
