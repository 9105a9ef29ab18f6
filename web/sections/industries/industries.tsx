import { Picture } from "#sanity/picture.tsx";
import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import { CallToAction } from "../call-to-action/call-to-action.tsx";
import type { SectionContent } from "../section-content.ts";
import styles from "./industries.module.css";
import { IndustriesToggle } from "./industries-toggle.tsx";

export async function Industries({ content: industries }: { content: SectionContent<"industries"> }) {
  if (!industries?.items?.length) return null;
  const { home } = await getTexts();
  return (
    <Section
      id="industries"
      heading={industries.heading ? <IndustriesToggle>{industries.heading}</IndustriesToggle> : null}
      intro={industries.intro}
      actions={industries.callsToAction?.map((link, index) => (
        <CallToAction key={link._key} link={link} size="md" variant={index === 0 ? "primary" : "outline"} />
      ))}
    >
      <ul className={styles.cards} data-together>
        {industries.items.map((industry) => (
          <li key={industry._id}>
            <details className={styles.card}>
              <summary>
                <h3>{industry.title}</h3>
                <span>
                  <Icon name="plus" />
                </span>
              </summary>
              <div data-later="click">
                <p>{industry.description}</p>
                <ul className={styles.logos} aria-label={home.clients}>
                  {industry.clients?.map(({ _id, client, logo }) => (
                    <li key={_id}>{logo?.asset ? <Picture source={logo} sizes="8rem" /> : client}</li>
                  ))}
                  {industry.logos?.map((logo) => (
                    <li key={logo._key}>
                      <Picture source={logo} sizes="8rem" />
                    </li>
                  ))}
                </ul>
              </div>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
