import type { ServicePageQueryResult } from "schemas/generated/content.ts";
import { RichText } from "#sanity/rich-text.tsx";
import { Icon } from "#ui/icon/icon.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { Section } from "#ui/section/section.tsx";
import { CallToAction } from "../call-to-action/call-to-action.tsx";
import { Proof } from "./proof.tsx";
import styles from "./service-page.module.css";

type Service = NonNullable<ServicePageQueryResult>;

export function ServicePage({ service }: { service: Service }) {
  const { title, outcome, audience, deliverables, process, pricing, questions, serviceArea, callsToAction } =
    service;
  return (
    <>
      <PageHeader title={title} intro={outcome}>
        {callsToAction?.map((link, index) => (
          <CallToAction key={link._key} link={link} size="lg" variant={index === 0 ? "primary" : "outline"} />
        ))}
      </PageHeader>
      {audience?.length ? (
        <Section id="audience" tone="sunken" heading="Who it is for">
          <ul className={styles.audience}>
            {audience.map((group) => (
              <li key={group}>
                <Icon name="arrow" />
                {group}
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {deliverables?.length ? (
        <Section id="deliverables" heading="What you get">
          <ul className={styles.deliverables}>
            {deliverables.map((item) => (
              <li key={item._key}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {process?.length ? (
        <Section id="process" tone="table" heading="How it goes">
          <ol className={styles.process}>
            {process.map((step) => (
              <li key={step._key}>
                <p className={styles.duration}>{step.duration}</p>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </li>
            ))}
          </ol>
        </Section>
      ) : null}
      {pricing?.length ? (
        <Section id="pricing" heading="How it is priced">
          <RichText value={pricing} className={styles.pricing} />
        </Section>
      ) : null}
      <Proof caseStudy={service.caseStudy} testimonial={service.testimonial} />
      {questions?.length ? (
        <Section id="questions" heading="Questions and answers">
          <div className={styles.questions}>
            {questions.map((item) => (
              <details key={item._key} className={styles.question}>
                <summary>
                  {item.question}
                  <Icon name="plus" />
                </summary>
                <p>{item.answer}</p>
              </details>
            ))}
          </div>
        </Section>
      ) : null}
      <ServiceArea serviceArea={serviceArea} callsToAction={callsToAction} />
    </>
  );
}

function ServiceArea({ serviceArea, callsToAction }: Pick<Service, "serviceArea" | "callsToAction">) {
  if (!serviceArea?.length && !callsToAction?.length) return null;
  return (
    <Section
      id="service-area"
      tone="sunken"
      heading={serviceArea?.length ? "Where I work" : "Where to start"}
    >
      {serviceArea?.length ? (
        <ul className={styles.area}>
          {serviceArea.map((place) => (
            <li key={place}>{place}</li>
          ))}
        </ul>
      ) : null}
      <p className={styles.actions}>
        {callsToAction?.map((link, index) => (
          <CallToAction key={link._key} link={link} size="lg" variant={index === 0 ? "primary" : "outline"} />
        ))}
      </p>
    </Section>
  );
}
