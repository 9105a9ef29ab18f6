import { Section } from "#ui/section/section.tsx";
import styles from "./steps.module.css";

type StepsProps = {
  id: string;
  heading: string | null;
  steps:
    | readonly { _key: string; title?: string | null; duration?: string | null; text?: string | null }[]
    | null;
  duration: string | null;
};

/** The way from the first call to handover, drawn as one line from side to side, with its stops and how long each takes. */
export function Steps({ id, heading, steps, duration }: StepsProps) {
  if (!steps?.length) return null;
  return (
    <Section id={id} tone="table" labelledBy={`${id}-heading`}>
      <header className={styles.header}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        {duration ? <p className={styles.total}>{duration}</p> : null}
      </header>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step._key}>
            <div className={styles.stop} aria-hidden="true">
              <Leg isDown={index % 2 === 1} />
              <span>{index + 1}</span>
            </div>
            <p className={styles.duration}>{step.duration}</p>
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** From this stop to the next, on the other side; of the last step it goes on, dashed. */
function Leg({ isDown }: { isDown: boolean }) {
  const [y1, y2] = isDown ? [80, 20] : [20, 80];
  return (
    <svg className={styles.leg} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <line x1="0" y1={y1} x2="100" y2={y2} />
      <line x1="0" y1={y1} x2="100" y2={y2} />
    </svg>
  );
}
