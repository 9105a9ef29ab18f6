import { outsideHosts } from "#delivery/policy/outside-hosts.ts";
import { env } from "#env.ts";
import { getSiteSettings } from "#sanity/site-settings.ts";
import { getTexts } from "#texts/get-texts.ts";
import styles from "./privacy.module.css";
import { listProcessors, type ProcessorName } from "./processors.ts";

/** Whose services the site is set to use, and the hosts that a visitor's browser may connect to for them. */
export async function ProcessorList() {
  const [settings, { privacy }] = await Promise.all([getSiteSettings(), getTexts()]);
  const { processors } = privacy;
  return (
    <>
      <p>{processors.intro}</p>
      <dl className={styles.list}>
        {listProcessors({ ...env, analyticsId: settings?.analyticsId ?? null }).map((name) => {
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
