"use client";

import { type ReactNode, Suspense, useState } from "react";
import styles from "./loaded-part.module.css";

type PartFrameProps = { isLate: boolean; loading: string; children: ReactNode };

/**
 * Keeps the shape that the part came in, at once or after a skeleton, whatever the next answer is like: in another shape
 * React would make the part anew, and with it go the focus and what somebody is typing.
 */
export function PartFrame({ isLate, loading, children }: PartFrameProps) {
  const [cameLate] = useState(isLate);
  return cameLate ? <Suspense fallback={<Skeleton words={loading} />}>{children}</Suspense> : children;
}

function Skeleton({ words }: { words: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className={styles.words}>{words}</span>
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  );
}
