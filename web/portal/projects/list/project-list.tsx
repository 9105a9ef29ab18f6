import { getTexts, type Texts } from "#texts/get-texts.ts";
import { PortalButtonLink } from "#ui/button/portal-button-link.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { Pager } from "#ui/pager/pager.tsx";
import { PortalLink } from "#ui/portal-link/portal-link.client.tsx";
import { Views } from "#ui/views/views.tsx";
import { statusTones } from "../status-words.ts";
import { isWaitingView, type ProjectFilter, projectListPath, waitingViews } from "./project-filter.ts";
import styles from "./project-list.module.css";
import { ProjectRow } from "./project-row.tsx";
import { countProjects, projectsPerPage, readProjectList } from "./read-project-list.ts";

const statesOf = ({ projectList, project }: Texts) => [
  { value: "open" as const, label: projectList.open },
  ...keysOf(statusTones).map((value) => ({ value, label: project.statuses[value] })),
  { value: "archived" as const, label: projectList.archived },
];

const waitsOf = ({ projectList }: Texts) =>
  keysOf(waitingViews).map((value) => ({ value, label: projectList.waits[value] }));

function viewsOf(
  views: { value: ProjectFilter["status"]; label: string }[],
  filter: ProjectFilter,
  counts: Map<string, number>,
) {
  return views.map(({ value, label }) => ({
    href: projectListPath({ ...filter, status: value, page: 1 }),
    words: `${label} ${counts.get(value) ?? 0}`,
    isOpen: value === filter.status,
  }));
}

function keysOf<Key extends string>(record: Record<Key, unknown>): Key[] {
  const keys: Key[] = [];
  for (const key in record) keys.push(key);
  return keys;
}

/** The owner's projects of one state, with the way to the other states. */
export async function renderProjectList(filter: ProjectFilter) {
  const [projects, counts, texts] = await Promise.all([
    readProjectList(filter),
    countProjects(filter.search),
    getTexts(),
  ]);
  const { projectList } = texts;
  return (
    <>
      <Views name={projectList.waiting} views={viewsOf(waitsOf(texts), filter, counts)} />
      <Views name={projectList.states} views={viewsOf(statesOf(texts), filter, counts)} />
      {projects.length === 0 ? <NothingFound filter={filter} /> : null}
      <ul className={styles.list}>
        {projects.map((project) => (
          <li key={project.id}>
            <ProjectRow project={project} />
          </li>
        ))}
      </ul>
      <Pager
        page={filter.page}
        pageSize={projectsPerPage}
        total={counts.get(filter.status) ?? 0}
        name={projectList.listed}
        href={(page) => projectListPath({ ...filter, page })}
      />
    </>
  );
}

async function NothingFound({ filter }: { filter: ProjectFilter }) {
  const { nothing } = (await getTexts()).projectList;
  const isWaiting = isWaitingView(filter.status);
  if (filter.search || filter.page > 1 || isWaiting) {
    const words = isWaiting ? nothing.waiting : nothing.onPage;
    return (
      <Notice>
        {filter.search ? nothing.matching(filter.search) : words}{" "}
        <PortalLink href={projectListPath({ search: "", status: "open", page: 1 })}>
          {nothing.showOpen}
        </PortalLink>
      </Notice>
    );
  }
  return (
    <Notice>
      {nothing.yet}{" "}
      <PortalButtonLink href="/dashboard/owner/projects/new" variant="link" size="auto">
        {nothing.add}
      </PortalButtonLink>
    </Notice>
  );
}
