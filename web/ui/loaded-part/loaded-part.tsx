import { setTimeout } from "node:timers/promises";
import { unstable_rethrow } from "next/navigation";
import type { ReactNode } from "react";
import { getTexts, type Texts } from "#texts/get-texts.ts";
import { ButtonLink } from "../button/button.tsx";
import { Notice } from "../notice/notice.tsx";
import styles from "./loaded-part.module.css";
import { PartFrame } from "./part-frame.client.tsx";

type LoadedPartProps = {
  /** As in “The milestones could not be loaded.” */
  name: string;
  /** Reads everything the part needs and returns it as markup that waits for nothing more. */
  render: () => Promise<ReactNode>;
  /** Comes with the page instead of after it: where script is off, what comes later stands at the end of the page. */
  isAwaited?: boolean;
};

// A skeleton that only flashes up is worse than a page that comes a moment later, and needs script to be put in its place.
const patienceMs = 200;

/**
 * A part of a page that loads by itself. When it takes long, the page goes ahead with its skeleton. When it fails, the
 * rest of the page keeps working and this part says so, with a way to try again.
 */
export async function LoadedPart({ name, render, isAwaited = false }: LoadedPartProps) {
  const content = attempt(name, render);
  if (isAwaited) return await content;
  const { shell } = await getTexts();
  const early = await Promise.race([content, setTimeout(patienceMs, null)]);
  return (
    <PartFrame isLate={early === null} loading={shell.part.loading(name)}>
      {early ?? <Late content={content} />}
    </PartFrame>
  );
}

async function attempt(name: string, render: () => Promise<ReactNode>): Promise<ReactNode> {
  try {
    return await render();
  } catch (error) {
    unstable_rethrow(error);
    console.error(`${name} could not be loaded:`, error instanceof Error ? error.message : error);
    return <Failure name={name} words={(await getTexts()).shell} />;
  }
}

async function Late({ content }: { content: Promise<ReactNode> }) {
  return await content;
}

function Failure({ name, words }: { name: string; words: Texts["shell"] }) {
  return (
    <Notice tone="error">
      <div className={styles.failure}>
        <p>{words.part.failed(name)}</p>
        <ButtonLink href="" size="sm" variant="outline">
          {words.tryAgain}
        </ButtonLink>
      </div>
    </Notice>
  );
}
