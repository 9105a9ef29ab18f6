import type { ReactNode } from "react";
import { Picture } from "#sanity/picture.tsx";
import type { Service } from "../service.ts";
import { Blocks } from "./blocks.tsx";
import styles from "./drawing.module.css";
import { Flow } from "./flow.tsx";
import { List } from "./list.tsx";
import { Site } from "./site.tsx";

const drawings: Record<NonNullable<Service["drawing"]>, () => ReactNode> = {
  flow: Flow,
  site: Site,
  list: List,
  blocks: Blocks,
};

/** Beside the heading: the owner's picture, else the drawing that was chosen; they say nothing that the words do not. */
export function Drawing({ name, picture }: { name: Service["drawing"]; picture: Service["picture"] }) {
  if (picture?.asset)
    return (
      <Picture
        source={picture}
        sizes="(min-width: 64rem) 36rem, calc(100vw - 2rem)"
        ratio={6 / 5}
        isFirst
        className={styles.picture}
      />
    );
  const Lines = name && Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (!Lines) return null;
  return (
    <svg className={styles.drawing} viewBox="0 0 560 440" aria-hidden="true">
      <Lines />
    </svg>
  );
}
