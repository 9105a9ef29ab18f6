import type { ReactNode } from "react";
import { readFrozenPrice } from "schemas/currency-units.ts";
import { linkTo } from "schemas/find-portal-kind.ts";
import { getFormats } from "#formats/get-formats.ts";
import { decisionTones } from "#portal/projects/decisions/decision-words.ts";
import { projectListPath } from "#portal/projects/list/project-filter.ts";
import { statusTones, turnWords } from "#portal/projects/status-words.ts";
import { fillParts } from "#texts/fill-parts.ts";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { readStory } from "./read-story.ts";
import styles from "./story-list.module.css";
import { StoryList } from "./story-list.tsx";

type Named = { id: string; name: string };

const listPath = ({ name }: Named, status: "open" | "archived") =>
  projectListPath({ search: name, status, page: 1 });

/** The way to what a page of the client has no room for. */
export const inTheProjects = (client: Named, { inProjects }: Texts["clientStory"]) => ({
  href: listPath(client, "open"),
  label: inProjects,
});

/** The projects of a client: how each stands, and whose turn it is. */
export async function renderProjects(client: Named) {
  const [{ open, finished }, { formatDate, formatNumber }, { clientStory, project: ofProject }] =
    await Promise.all([readStory(client.id), getFormats(), getTexts()]);
  const texts = clientStory.projects;
  const finishedTotal = finished[0]?.total ?? 0;
  return (
    <>
      <StoryList
        items={open.map((project) => {
          const turn = turnWords(project, { isOwner: true, clientName: client.name, texts: ofProject });
          return {
            key: project.id,
            title: project.name,
            href: linkTo("project", "owner", { project_id: project.id }),
            badge: <Badge tone={statusTones[project.status]}>{ofProject.statuses[project.status]}</Badge>,
            words: turn ? texts.step(turn, project.next_step ?? "") : "",
            facts: texts.facts(describeMilestones(project, texts), formatDate(project.updated_at)),
          };
        })}
        total={open[0]?.total ?? 0}
        more={texts.more}
        empty={texts.none}
        all={{ href: listPath(client, "open"), label: texts.all }}
      />
      {finished.length > 0 ? (
        <p className={styles.facts}>
          {fillParts<ReactNode>(finishedTotal > finished.length ? texts.finishedAndMore : texts.finished, {
            projects: finished.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 ? ", " : null}
                <PortalLink href={linkTo("project", "owner", { project_id: id })}>{name}</PortalLink>
              </span>
            )),
            more: [
              <PortalLink key="more" href={listPath(client, "archived")}>
                {texts.moreFinished(formatNumber(finishedTotal - finished.length))}
              </PortalLink>,
            ],
          })}
        </p>
      ) : null}
    </>
  );
}

function describeMilestones(
  { milestones_done: done, milestones_total: total }: Record<"milestones_done" | "milestones_total", number>,
  texts: Texts["clientStory"]["projects"],
) {
  return total > 0 ? texts.milestones(done, total) : texts.noMilestones;
}

type Frozen = Awaited<ReturnType<typeof readStory>>["decisions"][number]["snapshot"];

/** What the people of a client approved, declined or sent back. */
export async function renderDecisions(client: Named) {
  const [{ decisions }, { formatDate, formatOrderPrice }, { clientStory, decisions: ofDecisions }] =
    await Promise.all([readStory(client.id), getFormats(), getTexts()]);
  const texts = clientStory.decisions;
  const describe = (snapshot: Frozen) => {
    const { number } = snapshot;
    if (number === undefined) return texts.feedback;
    const price = readFrozenPrice(snapshot);
    return price
      ? texts.pricedChangeOrder(number, formatOrderPrice(price.amount, price.currency))
      : texts.changeOrder(number);
  };
  return (
    <StoryList
      items={decisions.map(
        ({ id, decision, snapshot, decided_by_name, decided_at, project_id, project_name }) => ({
          key: id,
          kind: describe(snapshot),
          title: snapshot.title,
          href: linkTo("decision", "owner", { id, project_id }),
          badge: <Badge tone={decisionTones[decision]}>{ofDecisions.of[decision].done}</Badge>,
          facts: texts.facts(decided_by_name, formatDate(decided_at), project_name),
        }),
      )}
      total={decisions[0]?.total ?? 0}
      more={texts.more}
      all={inTheProjects(client, clientStory)}
      empty={texts.none}
    />
  );
}

/** The newest files of a client's projects, whoever sent them. */
export async function renderFiles(client: Named) {
  const [{ files }, { formatDate }, { clientStory }] = await Promise.all([
    readStory(client.id),
    getFormats(),
    getTexts(),
  ]);
  const texts = clientStory.files;
  return (
    <StoryList
      items={files.map(
        ({ id, name, version, visible, uploaded_by_name, created_at, project_id, project_name }) => ({
          key: id,
          title: version !== null && version > 1 ? texts.version(name, version) : name,
          href: linkTo("file", "owner", { project_id }),
          badge: visible ? null : <Badge>{texts.hidden}</Badge>,
          facts: texts.facts(uploaded_by_name, formatDate(created_at), project_name),
        }),
      )}
      total={files[0]?.total ?? 0}
      more={texts.more}
      all={inTheProjects(client, clientStory)}
      empty={texts.none}
    />
  );
}
