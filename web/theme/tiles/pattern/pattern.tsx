import brand from "schemas/brand.json";
import { drawPattern, initialsOf, type Tone } from "schemas/draw-pattern.ts";
import styles from "./pattern.module.css";

type PatternProps = {
  columns: number;
  rows: number;
  /** Whether the agency's initials stand in the middle. */
  hasInitials?: boolean;
  className?: string | undefined;
};

const tones: Tone[] = ["first", "second", "third"];

/** The agency's own pattern, as many tiles of it as asked for. It fills its place, whose edges cut it. */
export function Pattern({ columns, rows, hasInitials = false, className = "" }: PatternProps) {
  const [left, top] = [Math.floor(columns / 2) - 1, Math.floor(rows / 2) - 1];
  const drawn = drawPattern(brand.name, columns, rows, hasInitials ? [left, top, 2, 2] : undefined);
  return (
    <svg
      className={`${styles.pattern} ${className}`}
      viewBox={`0 0 ${columns} ${rows}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {tones.map((tone) => (
        <path key={tone} className={styles[tone]} d={drawn[tone]} />
      ))}
      {hasInitials ? (
        <text className={styles.initials} x={left + 1} y={top + 1.42}>
          {initialsOf(brand.name)}
        </text>
      ) : null}
    </svg>
  );
}
