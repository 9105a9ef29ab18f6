import { unstable_rethrow } from "next/navigation";
import { type ReactNode, Suspense } from "react";
import { ButtonLink } from "../button/button.tsx";
import { Notice } from "../notice/notice.tsx";
import styles from "./loaded-part.module.css";

type LoadedPartProps = {
  /** As in “The milestones could not be loaded.” */
  name: string;
  /** Reads everything the part needs; what it answers renders without waiting for more. */
  load: () => Promise<ReactNode>;
  /** Comes with the page instead of after it: where script is off, what comes later is never shown. */
  isAwaited?: boolean;
};

/**
 * A part of a page that loads by itself: its skeleton first, then what `load` answers. When that fails, the rest of the
 * page keeps working and this part says so, with a way to try again.
 */
export function LoadedPart({ name, load, isAwaited = false }: LoadedPartProps) {
  if (isAwaited) return <Attempt name={name} load={load} />;
  return (
    <Suspense fallback={<Skeleton name={name} />}>
      <Attempt name={name} load={load} />
    </Suspense>
  );
}

async function Attempt({ name, load }: LoadedPartProps) {
  const content = await load().catch((error: unknown) => {
    unstable_rethrow(error);
    console.error(`${name} could not be loaded:`, error instanceof Error ? error.message : error);
    return null;
  });
  return content ?? <Failure name={name} />;
}

function Failure({ name }: { name: string }) {
  return (
    <Notice tone="error">
      <div className={styles.failure}>
        <p>{name} could not be loaded. Everything else on this page still works.</p>
        <ButtonLink href="" size="sm" variant="outline">
          Try again
        </ButtonLink>
      </div>
    </Notice>
  );
}

function Skeleton({ name }: { name: string }) {
  return (
    <div className={styles.skeleton} role="status">
      <span className={styles.words}>{name}: loading…</span>
      <span className={styles.line} />
      <span className={styles.line} />
      <span className={styles.line} />
    </div>
  );
}
