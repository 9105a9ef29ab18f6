import { CallArt } from "#theme/call-art.tsx";
import { Section } from "#ui/section/section.tsx";
import { CallToAction } from "../call-to-action/call-to-action.tsx";
import type { SectionContent } from "../section-content.ts";
import styles from "./free-call.module.css";

export function FreeCall({ content: call }: { content: SectionContent<"freeCall"> }) {
  if (!call) return null;
  return (
    <Section id="free-call" labelledBy="free-call-heading" className={styles.call}>
      <div className={styles.columns}>
        <h2 className={styles.heading} id="free-call-heading">
          {call.heading}
        </h2>
        <div className={styles.offer}>
          <p className={styles.text}>{call.text}</p>
          <CallToAction link={call.callToAction} size="xl" variant="secondary" hasArrow />
        </div>
      </div>
      <CallArt />
    </Section>
  );
}
