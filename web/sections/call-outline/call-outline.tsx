import styles from "./call-outline.module.css";

const parts = [
  { minutes: "10 min", text: "You describe what takes too long, or does not sell." },
  { minutes: "15 min", text: "We look at it together and sketch what would help." },
  { minutes: "5 min", text: "You hear what it would cost, or that you do not need it." },
];

/** How the half hour is spent. */
export function CallOutline() {
  return (
    <ol className={styles.outline}>
      {parts.map(({ minutes, text }) => (
        <li key={minutes}>
          <strong>{minutes}</strong>
          {text}
        </li>
      ))}
    </ol>
  );
}
