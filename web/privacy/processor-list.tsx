import { outsideHosts } from "#delivery/policy/outside-hosts.ts";
import { env } from "#env.ts";
import { asksAboutVisits } from "#layout/consent/asks-about-visits.ts";
import { sanityFetch } from "#sanity/fetch.ts";
import { getSiteSettings } from "#site/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./privacy.module.css";
import { listProcessors, type ProcessorName } from "./processors.ts";
import { tutorialQuery } from "./tutorial.query.ts";

/** Whose services the site is set to use, and the hosts that a visitor's browser may connect to for them. */
export async function ProcessorList() {
  const [settings, isAsked, { announcement }, { privacy }] = await Promise.all([
    getSiteSettings(),
    asksAboutVisits(),
    sanityFetch({ query: tutorialQuery }),
    getTexts(),
  ]);
  const analyticsId = isAsked ? (settings?.analyticsId ?? null) : null;
  const { processors } = privacy;
  return (
    <>
      <p>{processors.intro}</p>
      <dl className={styles.list}>
        {listProcessors({ ...env, analyticsId, hasTutorial: announcement !== null }).map((name) => {
          const { title, does } = processors.names[name];
          const hosts = hostsOf(name);
          return (
            <div key={name}>
              <dt>{title}</dt>
              <dd>{hosts ? `${does} ${processors.hosts(hosts)}` : does}</dd>
            </div>
          );
        })}
      </dl>
      <p>{processors.outside}</p>
    </>
  );
}

function hostsOf(name: ProcessorName): string {
  const hosts: Partial<Record<ProcessorName, readonly string[]>> = outsideHosts;
  return (hosts[name] ?? []).map((host) => host.replace("https://", "")).join(", ");
}
