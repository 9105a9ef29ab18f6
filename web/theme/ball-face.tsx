import styles from "./ball-face.module.css";

/** By which words the button speaks of itself. */
export const face: "ball" | "mark" = "ball";

/** The face of the button that answers with a proverb. */
export function BallFace() {
  return (
    <svg className={styles.face} viewBox="0 0 144 144" aria-hidden="true">
      <circle cx="72" cy="72" r="71" fill="#14181f" />
      <path fill="#2b323c" d="M26 60A50 50 0 0 1 84 24 44 44 0 0 0 26 60Z" />
      <circle cx="72" cy="72" r="34" fill="#f6f2e9" />
      <path
        fill="none"
        stroke="#14181f"
        strokeWidth="7"
        d="M72 53.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zm0 17a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z"
      />
    </svg>
  );
}
