import { getFormats } from "#formats/get-formats.ts";
import { decisionTones } from "#portal/projects/decisions/decision-words.ts";
import { projectListPath } from "#portal/projects/list/project-filter.ts";
import { projectPath } from "#portal/projects/project-path.ts";
import { statusTones, turnWords } from "#portal/projects/status-words.ts";
import { getTexts } from "#texts/get-texts.ts";
import { Badge } from "#ui/badge/badge.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { readStory } from "./read-story.ts";
import styles from "./story-list.module.css";
import { StoryList } from "./story-list.tsx";

type Named = { id: string; name: string };

const listPath = ({ name }: Named, status: "open" | "archived") =>
  projectListPath({ search: name, status, page: 1 });

/** The way to what a page of the client has no room for. */
export const inTheProjects = (client: Named) => ({
  href: listPath(client, "open"),
  label: "in the projects",
});

/** The projects of a client: how each stands, and whose turn it is. */
export async function renderProjects(client: Named) {
  const [{ open, finished }, { formatDate, formatNumber }, { project: texts }] = await Promise.all([
    readStory(client.id),
    getFormats(),
    getTexts(),
  ]);
  const finishedTotal = finished[0]?.total ?? 0;
  return (
    <>
      <StoryList
        items={open.map((project) => ({
          key: project.id,
          title: project.name,
          href: projectPath(project.id),
          badge: <Badge tone={statusTones[project.status]}>{texts.statuses[project.status]}</Badge>,
          words: project.next_step
            ? `${turnWords(project.next_step_side, { isOwner: true, clientName: client.name, texts })}: ${project.next_step}`
            : "",
          facts: `${describeMilestones(project)}, changed ${formatDate(project.updated_at)}`,
        }))}
        total={open[0]?.total ?? 0}
        name="projects"
        empty="No project is open."
        all={{ href: listPath(client, "open"), label: "in the list of projects" }}
      />
      {finished.length > 0 ? (
        <p className={styles.facts}>
          Finished:{" "}
          {finished.map(({ id, name }, index) => (
            <span key={id}>
              {index > 0 ? ", " : null}
              <PortalLink href={projectPath(id)}>{name}</PortalLink>
            </span>
          ))}
          {finishedTotal > finished.length ? (
            <>
              {" "}
              and{" "}
              <PortalLink href={listPath(client, "archived")}>
                {formatNumber(finishedTotal - finished.length)} more
              </PortalLink>
            </>
          ) : null}
        </p>
      ) : null}
    </>
  );
}

function describeMilestones({
  milestones_done: done,
  milestones_total: total,
}: Record<"milestones_done" | "milestones_total", number>) {
  return total > 0 ? `${done} of ${total} milestones reached` : "No milestones";
}

/** What the people of a client approved, declined or sent back. */
export async function renderDecisions(client: Named) {
  const [{ decisions }, { formatDate, formatMoney }, texts] = await Promise.all([
    readStory(client.id),
    getFormats(),
    getTexts(),
  ]);
  return (
    <StoryList
      items={decisions.map(
        ({ id, decision, snapshot, decided_by_name, decided_at, project_id, project_name }) => {
          const { title, number, price_cents, currency } = snapshot;
          const price =
            price_cents === undefined || !currency ? "" : `, ${formatMoney(price_cents, currency)}`;
          return {
            key: id,
            kind: number === undefined ? "Feedback" : `Change order #${number}${price}`,
            title,
            href: projectPath(project_id, `receipts/${id}`),
            badge: <Badge tone={decisionTones[decision]}>{texts.decisions.of[decision].done}</Badge>,
            facts: `${decided_by_name}, ${formatDate(decided_at)}, ${project_name}`,
          };
        },
      )}
      total={decisions[0]?.total ?? 0}
      name="decisions"
      all={inTheProjects(client)}
      empty="Nobody has decided anything yet."
    />
  );
}

/** The newest files of a client's projects, whoever sent them. */
export async function renderFiles(client: Named) {
  const [{ files }, { formatDate }] = await Promise.all([readStory(client.id), getFormats()]);
  return (
    <StoryList
      items={files.map(
        ({ id, name, version, visible, uploaded_by_name, created_at, project_id, project_name }) => ({
          key: id,
          title: version > 1 ? `${name}, version ${version}` : name,
          href: projectPath(project_id, "files"),
          badge: visible ? null : <Badge>Only you see this</Badge>,
          facts: `${uploaded_by_name}, ${formatDate(created_at)}, ${project_name}`,
        }),
      )}
      total={files[0]?.total ?? 0}
      name="files"
      all={inTheProjects(client)}
      empty="No files yet."
    />
  );
}
