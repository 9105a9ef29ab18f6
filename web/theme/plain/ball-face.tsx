import styles from "./ball-face.module.css";

/** By which words the button speaks of itself. */
export const face: "ball" | "mark" = "mark";

/** The face of the button that answers with a proverb: the agency's own mark, as browsers show it. */
export function BallFace() {
  return (
    <span className={styles.face}>
      {/* biome-ignore lint/performance/noImgElement: a drawing, which no image server makes smaller. */}
      <img src="/icon.svg" alt="" width={72} height={72} className={styles.mark} />
    </span>
  );
}
