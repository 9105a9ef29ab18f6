import { sanityFetch } from "#sanity/fetch.ts";
import { Picture } from "#sanity/picture.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { Section } from "#ui/section/section.tsx";
import { CallToAction } from "../call-to-action/call-to-action.tsx";
import styles from "./industries.module.css";
import { industriesQuery } from "./industries.query.ts";
import { IndustriesToggle } from "./industries-toggle.tsx";

export async function Industries() {
  const industries = await sanityFetch({ query: industriesQuery, reads: ["homePage", "industry"] });
  if (!industries) return null;
  return (
    <Section
      id="industries"
      tone="sunken"
      heading={industries.heading ? <IndustriesToggle>{industries.heading}</IndustriesToggle> : null}
      intro={industries.intro}
    >
      <ul className={styles.cards} data-together>
        {industries.items?.map((industry) => (
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
                <ul className={styles.logos} aria-label="Clients">
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
      <p className={styles.foot}>
        {industries.callsToAction?.map((link, index) => (
          <CallToAction key={link._key} link={link} size="lg" variant={index === 0 ? "primary" : "outline"} />
        ))}
      </p>
    </Section>
  );
}
