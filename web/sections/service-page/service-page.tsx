import { getTexts } from "#texts/get-texts.ts";
import { Icon } from "#ui/icon/icon.tsx";
import { PageHeader } from "#ui/page-header/page-header.tsx";
import { CallToAction } from "../call-to-action/call-to-action.tsx";
import { Prices } from "../chapters/prices/prices.tsx";
import { Questions } from "../chapters/questions/questions.tsx";
import { Steps } from "../chapters/steps/steps.tsx";
import { Part } from "../part/part.tsx";
import { Drawing } from "./drawings/drawing.tsx";
import { Facts } from "./facts.tsx";
import { Proof } from "./proof.tsx";
import type { Service } from "./service.ts";
import styles from "./service-page.module.css";

export async function ServicePage({ service }: { service: Service }) {
  const { servicePage } = await getTexts();
  const { title, outcome, audience, deliverables, process, pricing, prices, serviceArea } = service;
  return (
    <>
      <PageHeader
        title={title}
        intro={outcome}
        aside={
          service.drawing || service.picture?.asset ? (
            <Drawing name={service.drawing} picture={service.picture} />
          ) : undefined
        }
      >
        <Actions links={service.callsToAction} />
      </PageHeader>
      <Facts service={service} />
      {audience?.length ? (
        <Part id="audience" heading={servicePage.audience}>
          <ul className={styles.audience}>
            {audience.map((group) => (
              <li key={group}>
                <Icon name="arrow" />
                {group}
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      {deliverables?.length ? (
        <Part id="deliverables" heading={servicePage.deliverables}>
          <ul className={styles.deliverables}>
            {deliverables.map((item) => (
              <li key={item._key}>
                <h3>{item.title}</h3>
                <p>{item.text}</p>
              </li>
            ))}
          </ul>
        </Part>
      ) : null}
      <Steps id="process" heading={servicePage.process} steps={process} duration={service.duration} />
      <Prices
        id="pricing"
        heading={servicePage.pricing}
        prices={prices}
        note={service.priceNote}
        body={pricing}
      />
      <Proof service={service} />
      <Questions id="questions" heading={servicePage.questions} questions={service.questions} />
      {serviceArea?.length || service.callsToAction?.length ? (
        <Part id="service-area" heading={serviceArea?.length ? servicePage.area : servicePage.start}>
          <ul className={styles.area}>
            {serviceArea?.map((place) => (
              <li key={place}>{place}</li>
            ))}
          </ul>
          <p className={styles.actions}>
            <Actions links={service.callsToAction} />
          </p>
        </Part>
      ) : null}
    </>
  );
}

function Actions({ links }: { links: Service["callsToAction"] }) {
  return links?.map((link, index) => (
    <CallToAction key={link._key} link={link} size="lg" variant={index === 0 ? "primary" : "outline"} />
  ));
}
