import styles from "./sign-in-art.module.css";

const rows = [[0], [1, 2], [3, 4, 5]];
const eight = 4;

/** Beside the sign-in forms: six balls in their triangle, the eight in the middle of the last row. */
export function SignInArt() {
  return (
    <svg className={styles.rack} viewBox="0 0 132 118" aria-hidden="true">
      {rows.flatMap((row, depth) =>
        row.map((ball, place) => {
          const x = 66 + (place - depth / 2) * 40;
          const y = 22 + depth * 35;
          return (
            <g key={ball} transform={`translate(${x} ${y})`}>
              <circle r="19" className={ball === eight ? styles.eight : styles.ball} />
              {ball === eight ? <circle r="8.5" className={styles.spot} /> : null}
              {ball === eight ? (
                <text y="4.5" textAnchor="middle" className={styles.number}>
                  {"8"}
                </text>
              ) : null}
            </g>
          );
        }),
      )}
    </svg>
  );
}
