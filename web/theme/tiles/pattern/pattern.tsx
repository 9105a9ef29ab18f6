import brand from "schemas/brand.json";
import { drawPattern, initialsOf, middleOf, type Tone } from "schemas/draw-pattern.ts";
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
  const { free, x, y } = middleOf(columns, rows);
  const drawn = drawPattern(brand.name, columns, rows, hasInitials ? free : undefined);
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
        <text className={styles.initials} x={x} y={y}>
          {initialsOf(brand.name)}
        </text>
      ) : null}
    </svg>
  );
}
